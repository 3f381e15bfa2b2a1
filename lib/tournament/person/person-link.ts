import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import { personToken } from './person-token'

/** The address of a person's own page with the token that opens it, below the server's own address and without a language. */
export async function personLink(tournamentId: string, id: string): Promise<string> {
  const person = await read((reader) => reader.participant.findFirst({ where: { id, tournamentId }, include: { tournament: { select: { slug: true } } } }))
  if (person === null) throw new Refusal('not-found')
  return `/t/${person.tournament.slug}/person/${person.startNumber}#t=${personToken(person)}`
}
