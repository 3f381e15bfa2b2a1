import { read } from '@/lib/db/read'

const prefix = 'account:'

/** What the accounts behind these actors are called; a device has no name. */
export async function actorNames(actors: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const ids = actors.flatMap((actor) => (actor?.startsWith(prefix) ? [actor.slice(prefix.length)] : []))
  const accounts = await read((reader) => reader.account.findMany({ where: { id: { in: [...new Set(ids)] } }, select: { id: true, name: true } }))
  return new Map(accounts.map(({ id, name }) => [`${prefix}${id}`, name]))
}
