import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import type { RoleChange } from '@/lib/schema/role-change'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { lockTournament } from '@/lib/tournament/tournaments/lock-tournament'
import { ring } from '@/lib/tournament/tournaments/ring'

/** Ends a role, from the next request on. A tournament always keeps somebody in its management. */
export async function revokeRole(tournamentId: string, { accountId, role }: RoleChange, actor: string): Promise<{ version: number }> {
  return write(async (transaction) => {
    // First, because it locks the tournament: two who end each other's role do so one after the other.
    await lockTournament(transaction, tournamentId)
    const { count } = await transaction.roleGrant.deleteMany({ where: { tournamentId, accountId, role } })
    if (count === 0) return transaction.tournament.findUniqueOrThrow({ where: { id: tournamentId }, select: { version: true } })
    if ((await transaction.roleGrant.count({ where: { tournamentId, role: 'management' } })) === 0) throw new Refusal('last-management')
    await leaveTrace(transaction, { tournamentId, actor, action: 'role-revoked', params: { accountId, role } })
    return { version: await ring(transaction, tournamentId) }
  })
}
