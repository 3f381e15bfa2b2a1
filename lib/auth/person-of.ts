import { Refusal } from '@/lib/errors/refusal'
import { personOfToken, type OwnPerson } from '@/lib/tournament/person/person-of-token'

/** The person whose own link a request carries. It comes in a header, so no other site can send it along. */
export async function personOf(request: Request): Promise<OwnPerson> {
  const [, token] = /^Bearer ([\w-]{30,50}\.[\w-]{20,30})$/.exec(request.headers.get('authorization') ?? '') ?? []
  if (token === undefined) throw new Refusal('person-link-void')
  return personOfToken(token)
}
