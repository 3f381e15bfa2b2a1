import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'

/** The number that rises with every change inside the tournament. */
export async function currentVersion(slug: string): Promise<number> {
  const found = await read((reader) => reader.tournament.findUnique({ where: { slug }, select: { version: true } }))
  if (!found) throw new Refusal('not-found')
  return found.version
}
