import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import type { RoleChange } from '@/lib/schema/role-change'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { lockTournament } from '@/lib/tournament/tournaments/lock-tournament'
import { ring } from '@/lib/tournament/tournaments/ring'

/** Gives a role to somebody who is or was of the staff here, as when an ended role is taken back. Everybody else comes by invitation. */
export async function grantRole(tournamentId: string, { accountId, role }: RoleChange, actor: string): Promise<{ version: number }> {
  return write(async (transaction) => {
    await lockTournament(transaction, tournamentId)
    const known = await transaction.account.count({
      where: {
        id: accountId,
        OR: [{ roles: { some: { tournamentId } } }, { accepted: { some: { tournamentId } } }, { tournaments: { some: { id: tournamentId } } }],
      },
    })
    if (known === 0) throw new Refusal('not-found')
    const key = { tournamentId, accountId, role }
    if ((await transaction.roleGrant.count({ where: key })) > 0) return transaction.tournament.findUniqueOrThrow({ where: { id: tournamentId }, select: { version: true } })
    await transaction.roleGrant.create({ data: key })
    await leaveTrace(transaction, { tournamentId, actor, action: 'role-granted', params: { accountId, role } })
    return { version: await ring(transaction, tournamentId) }
  })
}
