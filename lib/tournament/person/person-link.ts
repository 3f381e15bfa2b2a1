import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import { personPath } from './person-path'

/** The address that opens the own page of a person of this tournament. */
export async function personLink(tournamentId: string, id: string): Promise<string> {
  const person = await read((reader) => reader.participant.findFirst({ where: { id, tournamentId }, include: { tournament: { select: { slug: true } } } }))
  if (person === null) throw new Refusal('not-found')
  return personPath(person.tournament.slug, person)
}
