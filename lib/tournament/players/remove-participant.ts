import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { hasPlayed } from './has-played'
import { changeParticipant, type Changed } from './change-participant'

/** Takes somebody out who has never been seated. The row stays, so that the start number is not given again and it can be undone. */
export async function removeParticipant(tournamentId: string, id: string, actor: string, now = new Date()): Promise<Changed<{ removed: true }>> {
  return changeParticipant(tournamentId, id, async (transaction, { withdrawnAt }) => {
    if (await hasPlayed(transaction, tournamentId, id)) throw new Refusal('already-seated')
    if (withdrawnAt === null) {
      await transaction.participant.update({ where: { id }, data: { withdrawnAt: now } })
      await leaveTrace(transaction, { tournamentId, actor, action: 'participant-removed', params: { participantId: id } })
    }
    return { removed: true as const }
  })
}
