import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { once } from '@/lib/tournament/requests/once'
import { ring } from '@/lib/tournament/tournaments/ring'
import { asJson } from './as-json'
import type { SeenRound } from './change-round'
import { drawRecordOf, type Place } from './draw-record'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'

/** Lets two people of a draft change seats. */
export async function swapSeats({ tournamentId, roundId, version, actor, sent }: SeenRound, [one, other]: readonly [string, string]): Promise<void> {
  await write((transaction) =>
    once(transaction, sent, async () => {
      const won = await transaction.round.updateMany({ where: { id: roundId, tournamentId, version, state: 'draft' }, data: { version: { increment: 1 } } })
      if (won.count === 0) throw new Refusal('changed-meanwhile')
      const seats = await transaction.seat.findMany({ where: { id: { in: [one, other] }, table: { roundId } }, include: { table: true } })
      const [first, second] = seats
      if (!first || !second) throw new Refusal('not-found')
      await transaction.seat.update({ where: { id: first.id }, data: { participantId: second.participantId } })
      await transaction.seat.update({ where: { id: second.id }, data: { participantId: first.participantId } })
      const round = await transaction.round.findUniqueOrThrow({ where: { id: roundId } })
      const record = drawRecordOf(round.drawRecord)
      const swap: [Place, Place] = [placeOf(first), placeOf(second)]
      await transaction.round.update({ where: { id: roundId }, data: { drawRecord: asJson({ ...record, swaps: [...record.swaps, swap] }) } })
      await leaveTrace(transaction, { tournamentId, actor, action: 'seats-swapped', params: { number: round.number, swap: swap.map(({ table, position }) => `${table}/${position}`).join(' ') } })
      await ring(transaction, tournamentId)
      return {}
    }),
  )
}

const placeOf = ({ table, position }: { readonly table: { readonly number: number }; readonly position: number }): Place => ({ table: table.number, position })
