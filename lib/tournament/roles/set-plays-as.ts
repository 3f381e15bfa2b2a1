import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { lockTournament } from '@/lib/tournament/tournaments/lock-tournament'
import { ring } from '@/lib/tournament/tournaments/ring'

export interface PlaysAs {
  readonly accountId: string
  readonly participantId: string | null
}

/** Says as whom one of the staff plays too, so that nobody decides at his own table without a warning. */
export async function setPlaysAs(tournamentId: string, { accountId, participantId }: PlaysAs, actor: string): Promise<void> {
  await write(async (transaction) => {
    await lockTournament(transaction, tournamentId)
    if ((await transaction.roleGrant.count({ where: { tournamentId, accountId } })) === 0) throw new Refusal('not-found')
    const played = await transaction.participant.findMany({ where: { tournamentId, accountId }, select: { id: true } })
    if (played.length < 2 && (played[0]?.id ?? null) === participantId) return
    await transaction.participant.updateMany({ where: { tournamentId, accountId }, data: { accountId: null } })
    if (participantId !== null) {
      const { count } = await transaction.participant.updateMany({ where: { id: participantId, tournamentId, accountId: null }, data: { accountId } })
      if (count === 0) throw new Refusal('changed-meanwhile')
    }
    await leaveTrace(transaction, { tournamentId, actor, action: 'plays-as-set', params: { accountId, ...(participantId !== null && { participantId }) } })
    await ring(transaction, tournamentId)
  })
}
