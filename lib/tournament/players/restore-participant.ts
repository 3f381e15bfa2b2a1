import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { changeParticipant, type Changed } from './change-participant'

/** Takes a removal back: the same person with the same start number, present or not as before. */
export async function restoreParticipant(tournamentId: string, id: string, actor: string): Promise<Changed<{ restored: true }>> {
  return changeParticipant(tournamentId, id, async (transaction, { withdrawnAt }) => {
    if (withdrawnAt !== null) {
      await transaction.participant.update({ where: { id }, data: { withdrawnAt: null } })
      await leaveTrace(transaction, { tournamentId, actor, action: 'participant-restored', params: { participantId: id } })
    }
    return { restored: true as const }
  })
}
