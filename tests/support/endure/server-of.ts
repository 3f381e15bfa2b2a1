import type { ServerList } from '@/lib/phone/server-list'
import type { NodePhone } from '@/tests/support/endure/phones-in-node'

/** What a phone has heard of its list. */
export function serverOf(phone: NodePhone | undefined): ServerList {
  const server = phone?.state().list?.server
  if (!server) throw new Error('The phone has no list.')
  return server
}
