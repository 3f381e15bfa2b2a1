import type { Role } from '@/lib/db/generated/sqlite/client'
import type { Transaction } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { ring } from '@/lib/tournament/tournaments/ring'
import type { OpenInvitation } from './open-invitation'

/** Where somebody stands after accepting. */
export interface Accepted {
  readonly slug: string
  readonly tournament: string
  readonly role: Role
}

/** Turns an open invitation into a role of this account. */
export async function takeInvitation(transaction: Transaction, { id, tournamentId, role, usedById, tournament }: OpenInvitation, accountId: string, now: Date): Promise<Accepted> {
  const accepted = { slug: tournament.slug, tournament: tournament.name, role }
  if (usedById === accountId) return accepted
  // Of two who come at once only one finds it unused.
  const { count } = await transaction.invitation.updateMany({ where: { id, usedAt: null, withdrawnAt: null }, data: { usedAt: now, usedById: accountId } })
  if (count === 0) {
    const { usedById: taker } = await transaction.invitation.findUniqueOrThrow({ where: { id } })
    if (taker === accountId) return accepted
    throw new Refusal('invitation-used')
  }
  await transaction.roleGrant.upsert({ where: { tournamentId_accountId_role: { tournamentId, accountId, role } }, create: { tournamentId, accountId, role }, update: {} })
  const trace = { tournamentId, actor: `account:${accountId}` }
  await leaveTrace(transaction, { ...trace, action: 'invitation-accepted', params: { invitationId: id } })
  await leaveTrace(transaction, { ...trace, action: 'role-granted', params: { accountId, role } })
  await ring(transaction, tournamentId)
  return accepted
}
