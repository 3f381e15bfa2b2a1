import { deviceMark } from '@/lib/i18n/device-mark'
import { actorNames } from './actor-names'

/** What each of these actors is called at the desk: a name for an account, its mark for a device. */
export async function authorsOf(actors: readonly (string | null | undefined)[]): Promise<(actor: string | null) => string> {
  const names = await actorNames(actors.map((actor) => actor ?? null))
  return (actor) => names.get(actor ?? '') ?? deviceMark((actor ?? '').replace('device:', ''))
}
