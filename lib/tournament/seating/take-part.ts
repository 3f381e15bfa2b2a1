import type { Transaction } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'
import type { Newcomer } from '@/lib/schema/newcomer'
import { insertParticipants } from '@/lib/tournament/players/insert-participants'
import { seatedInRound } from './seated-in-round'

interface Part {
  readonly tournamentId: string
  readonly roundId: string
  readonly person: Newcomer
}

/** Makes somebody, known or new, one of those who are here, so that he can take a seat of this round; who has one there already is refused. */
export async function takePart(transaction: Transaction, { tournamentId, roundId, person }: Part): Promise<string> {
  if ('name' in person) await insertParticipants(transaction, tournamentId, [person])
  const found = await transaction.participant.findFirst({ where: { id: person.id, tournamentId } })
  if (found === null) throw new Refusal('not-found')
  if ((await seatedInRound(transaction, roundId)).has(found.id)) throw new Refusal('seated-elsewhere', { name: found.name })
  await transaction.participant.update({ where: { id: found.id }, data: { checkedInAt: found.checkedInAt ?? new Date(), withdrawnAt: null } })
  return found.id
}
