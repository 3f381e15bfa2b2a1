import { write } from '@/lib/db/write'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { ring } from '@/lib/tournament/tournaments/ring'

/** Ends the delegation, from the next request on. */
export async function endDelegation(tournamentId: string, actor: string): Promise<void> {
  await write(async (transaction) => {
    const { count } = await transaction.delegation.deleteMany({ where: { tournamentId } })
    if (count === 0) return
    await leaveTrace(transaction, { tournamentId, actor, action: 'delegation-ended' })
    await ring(transaction, tournamentId)
  })
}
