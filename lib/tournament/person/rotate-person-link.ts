import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { changeParticipant, type Changed } from '@/lib/tournament/players/change-participant'

/** Makes a person's link void wherever it was printed or scanned; the next one shown is another. */
export async function rotatePersonLink(tournamentId: string, id: string, actor: string): Promise<Changed<{ rotated: true }>> {
  return changeParticipant(tournamentId, id, async (transaction) => {
    await transaction.participant.update({ where: { id }, data: { linkGeneration: { increment: 1 } } })
    await leaveTrace(transaction, { tournamentId, actor, action: 'person-link-rotated', params: { participantId: id } })
    return { rotated: true as const }
  })
}
