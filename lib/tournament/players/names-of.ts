import { read } from '@/lib/db/read'

/** What everybody of a tournament is called, by id. Only for pages of the staff. */
export async function namesOf(tournamentId: string): Promise<ReadonlyMap<string, string>> {
  const people = await read((reader) => reader.participant.findMany({ where: { tournamentId }, select: { id: true, name: true } }))
  return new Map(people.map(({ id, name }) => [id, name]))
}
