import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import type { Newcomer } from '@/lib/schema/newcomer'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import type { SeenRound } from '@/lib/tournament/rounds/change-round'
import { once } from '@/lib/tournament/requests/once'
import { ring } from '@/lib/tournament/tournaments/ring'
import { takePart } from './take-part'

export interface PutIn extends SeenRound {
  readonly seatId: string
  readonly person: Newcomer
}

/** Puts somebody on the seat of a person who has not come, before the release; from then on every screen and paper says when the seat was changed. */
export async function putIn({ tournamentId, roundId, version, actor, seatId, person, sent }: PutIn): Promise<object> {
  return write((transaction) =>
    once(transaction, sent, async () => {
      const won = await transaction.round.updateMany({ where: { id: roundId, tournamentId, version, state: 'published' }, data: { version: { increment: 1 } } })
      const seat = await transaction.seat.findFirst({ where: { id: seatId, table: { roundId, round: { tournamentId } } }, include: { table: { include: { round: true } } } })
      if (seat === null) throw new Refusal('not-found')
      if (won.count === 0) throw new Refusal(seat.table.round.state === 'published' ? 'changed-meanwhile' : 'seats-stand')
      await ring(transaction, tournamentId)
      const comes = await takePart(transaction, { tournamentId, roundId, person })
      await transaction.seat.update({ where: { id: seatId }, data: { participantId: comes, changedAt: new Date() } })
      await transaction.participant.update({ where: { id: seat.participantId }, data: { checkedInAt: null } })
      const where = { number: seat.table.round.number, table: seat.table.number, position: seat.position }
      await leaveTrace(transaction, { tournamentId, actor, action: 'participant-missing', params: { participantId: seat.participantId, ...where } })
      await leaveTrace(transaction, { tournamentId, actor, action: 'participant-put-in', params: { participantId: comes, ...where } })
      return {}
    }),
  )
}
