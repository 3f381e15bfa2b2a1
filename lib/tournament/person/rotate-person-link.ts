import type { Transaction } from '@/lib/db/open-database'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { changeParticipant, type Changed } from '@/lib/tournament/players/change-participant'
import type { SentRequest } from '@/lib/tournament/requests/once'

/** Makes a person's link void wherever it was printed or scanned; the next one shown is another. */
export async function rotatePersonLink(tournamentId: string, id: string, actor: string, sent?: SentRequest | null): Promise<Changed<{ rotated: true }>> {
  const rotate = async (transaction: Transaction) => {
    await transaction.participant.update({ where: { id }, data: { linkGeneration: { increment: 1 } } })
    await leaveTrace(transaction, { tournamentId, actor, action: 'person-link-rotated', params: { participantId: id } })
    return { rotated: true as const }
  }
  return changeParticipant(tournamentId, id, rotate, sent)
}
