import { Refusal } from '@/lib/errors/refusal'
import { ownOrigins } from './own-origins'

/** Refuses what another site's page sends. Over plain HTTP in a hall browsers send no Sec-Fetch-Site, but always an Origin. */
export function checkOrigin(headers: Headers): void {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new Refusal('foreign-origin')
  const origin = headers.get('origin')
  if (origin === null || !ownOrigins().has(origin)) throw new Refusal('foreign-origin')
}
