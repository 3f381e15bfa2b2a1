import { mayImpose } from '@/lib/auth/may-impose'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import type { StaffAuthor } from '@/lib/tournament/lists/append-as-staff'
import { ring } from '@/lib/tournament/tournaments/ring'

/** Takes a sanction back with a reason; the row stays, since nothing that was decided vanishes. */
export async function cancelSanction({ actor, roles }: StaffAuthor, tournamentId: string, { id, reason }: { readonly id: string; readonly reason: string }): Promise<void> {
  await write(async (transaction) => {
    const sanction = await transaction.sanction.findFirst({ where: { id, tournamentId } })
    if (sanction === null) throw new Refusal('not-found')
    if (!mayImpose(roles, sanction.kind)) throw new Refusal('not-allowed')
    const { count } = await transaction.sanction.updateMany({ where: { id, cancelledAt: null }, data: { cancelledBy: actor, cancelledAt: new Date(), cancelReason: reason } })
    if (count === 0) {
      const { cancelledBy, cancelReason } = await transaction.sanction.findUniqueOrThrow({ where: { id } })
      if (cancelledBy === actor && cancelReason === reason) return
      throw new Refusal('changed-meanwhile')
    }
    await leaveTrace(transaction, { tournamentId, actor, action: 'sanction-cancelled', params: { sanctionId: id } })
    await ring(transaction, tournamentId)
  })
}
