import { hashToken } from '@/lib/auth/hash-token'
import { makeToken } from '@/lib/auth/make-token'
import { write } from '@/lib/db/write'
import type { StaffRole } from '@/lib/schema/staff-role'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { ring } from '@/lib/tournament/tournaments/ring'

const week = 7 * 24 * 60 * 60 * 1000

interface Invite {
  readonly tournamentId: string
  readonly accountId: string
  readonly role: StaffRole
}

/** Makes an invitation for one role, good for one person and seven days. The token is given here and never again. */
export async function invite({ tournamentId, accountId, role }: Invite, now = new Date()): Promise<{ id: string; token: string }> {
  const token = makeToken()
  return write(async (transaction) => {
    const { id } = await transaction.invitation.create({
      data: { tournamentId, role, tokenHash: hashToken(token), createdById: accountId, createdAt: now, expiresAt: new Date(now.getTime() + week) },
    })
    await leaveTrace(transaction, { tournamentId, actor: `account:${accountId}`, action: 'invitation-made', params: { invitationId: id, role } })
    await ring(transaction, tournamentId)
    return { id, token }
  })
}
