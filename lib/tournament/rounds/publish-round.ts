import type { Transaction } from '@/lib/db/open-database'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { keepRoundCopy } from '@/lib/tournament/copies/keep-round-copy'
import { changeRound, type SeenRound } from './change-round'
import { isPresent } from './is-present'
import { openTables } from './open-tables'
import { standingDisqualifications } from './standing-disqualifications'

/** Makes a draft the seat plan that everybody sees, with an empty list for each table. From now on the seats stand. */
export async function publishRound(seen: SeenRound): Promise<void> {
  await write((transaction) =>
    changeRound(transaction, seen, { act: 'round-published', from: ['draft'], to: 'published', stamp: 'publishedAt' }, async ({ id, tournamentId, number }) => {
      const open = await transaction.round.findFirst({ where: { tournamentId, number: { lt: number }, state: { notIn: ['closed', 'archived'] } }, orderBy: { number: 'desc' } })
      if (open) throw new Refusal('round-not-closed', { number: open.number })
      await refuseChangedField(transaction, tournamentId, id)
      await openTables(transaction, tournamentId, id)
    }),
  )
  await keepRoundCopy('published', seen.roundId)
}

/** Somebody who came or left after the draw would have no seat, or an empty one: a new draw is needed. */
async function refuseChangedField(transaction: Transaction, tournamentId: string, roundId: string): Promise<void> {
  const people = await transaction.participant.findMany({ where: { tournamentId }, include: { sanctions: standingDisqualifications } })
  const seats = await transaction.seat.findMany({ where: { table: { roundId } } })
  const present = new Set(people.filter(isPresent).map(({ id }) => id))
  const seated = new Set(seats.map(({ participantId }) => participantId))
  const come = [...present].filter((id) => !seated.has(id)).length
  const gone = [...seated].filter((id) => !present.has(id)).length
  if (come + gone > 0) throw new Refusal('field-changed', { come, gone })
}
