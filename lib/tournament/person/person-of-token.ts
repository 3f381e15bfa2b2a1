import { sameCode } from '@/lib/auth/same-code'
import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import { personToken } from './person-token'

export interface OwnPerson {
  readonly id: string
  readonly tournamentId: string
}

/** Whose own link this is. Unknown, void and made up are told apart by nobody. */
export async function personOfToken(token: string): Promise<OwnPerson> {
  const [id = ''] = token.split('.')
  const person = await read((reader) => reader.participant.findUnique({ where: { id } }))
  if (person === null || !sameCode(token, personToken(person))) throw new Refusal('person-link-void')
  return { id: person.id, tournamentId: person.tournamentId }
}
