import type { Transaction } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'
import type { SeenRound } from './change-round'
import { drawRecordOf, type DiscardedDraft } from './draw-record'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'

/** Takes a draft away, seats and all, and gives what remains of it and of those before it. The trail keeps the whole seating by start numbers. */
export async function removeDraft(transaction: Transaction, { tournamentId, roundId, version, actor }: SeenRound): Promise<readonly DiscardedDraft[]> {
  const draft = await transaction.round.findFirst({
    where: { id: roundId, tournamentId, version, state: 'draft' },
    include: { tables: { orderBy: { number: 'asc' }, include: { seats: { orderBy: { position: 'asc' }, include: { participant: true } } } } },
  })
  const gone = await transaction.round.deleteMany({ where: { id: roundId, tournamentId, version, state: 'draft' } })
  if (draft === null || gone.count === 0) throw new Refusal('changed-meanwhile')
  const { discarded, seed, inputHash, resultHash, drawnAt, swaps } = drawRecordOf(draft.drawRecord)
  const seating = draft.tables.map(({ seats }) => seats.map(({ participant }) => participant.startNumber).join(' ')).join(' | ')
  await leaveTrace(transaction, { tournamentId, actor, action: 'draft-discarded', params: { number: draft.number, seed, inputHash, resultHash, swaps: swaps.length, seating } })
  return [...discarded, { seed, inputHash, resultHash, drawnAt, swaps: swaps.length }]
}
