import { changeParticipant, type Changed } from './change-participant'

/** Notes that somebody is there, or is not after all. What is already so stays so. */
export async function checkIn(tournamentId: string, id: string, present: boolean, now = new Date()): Promise<Changed<{ present: boolean }>> {
  return changeParticipant(tournamentId, id, async (transaction, { checkedInAt }) => {
    if ((checkedInAt !== null) !== present) await transaction.participant.update({ where: { id }, data: { checkedInAt: present ? now : null } })
    return { present }
  })
}
