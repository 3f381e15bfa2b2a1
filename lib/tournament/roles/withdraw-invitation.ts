import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { ring } from '@/lib/tournament/tournaments/ring'

/** Makes the link of an invitation void. One that was accepted meanwhile is not open any more: its role is ended instead. */
export async function withdrawInvitation(tournamentId: string, id: string, actor: string, now = new Date()): Promise<{ withdrawn: true }> {
  return write(async (transaction) => {
    const { count } = await transaction.invitation.updateMany({ where: { id, tournamentId, usedAt: null, withdrawnAt: null }, data: { withdrawnAt: now } })
    if (count > 0) {
      await leaveTrace(transaction, { tournamentId, actor, action: 'invitation-withdrawn', params: { invitationId: id } })
      await ring(transaction, tournamentId)
      return { withdrawn: true as const }
    }
    // Looked at only now: of two at once the second finds what the first has done.
    const found = await transaction.invitation.findFirst({ where: { id, tournamentId } })
    if (!found) throw new Refusal('not-found')
    if (found.withdrawnAt === null) throw new Refusal('invitation-used')
    return { withdrawn: true as const }
  })
}
