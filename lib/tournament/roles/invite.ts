import { randomUUID } from 'node:crypto'
import { hashToken } from '@/lib/auth/hash-token'
import { signedCode } from '@/lib/auth/signed-code'
import { write } from '@/lib/db/write'
import type { StaffRole } from '@/lib/schema/staff-role'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { once, type SentRequest } from '@/lib/tournament/requests/once'
import { ring } from '@/lib/tournament/tournaments/ring'

const week = 7 * 24 * 60 * 60 * 1000

interface Invite {
  readonly tournamentId: string
  readonly accountId: string
  readonly role: StaffRole
  readonly sent?: SentRequest | null
}

/** Makes an invitation for one role, good for one person and seven days. The token is given to whoever asked for it and to nobody else. */
export async function invite({ tournamentId, accountId, role, sent }: Invite, now = new Date()): Promise<{ id: string; token: string }> {
  const made = randomUUID()
  const { id } = await write((transaction) =>
    once(transaction, sent, async () => {
      await transaction.invitation.create({
        data: { id: made, tournamentId, role, tokenHash: hashToken(tokenOf(made)), createdById: accountId, createdAt: now, expiresAt: new Date(now.getTime() + week) },
      })
      await leaveTrace(transaction, { tournamentId, actor: `account:${accountId}`, action: 'invitation-made', params: { invitationId: made, role } })
      await ring(transaction, tournamentId)
      return { id: made }
    }),
  )
  return { id, token: tokenOf(id) }
}

/** Not stored and never the same for two invitations, but the same again for whoever sends one request twice. */
const tokenOf = (id: string): string => signedCode('invitation', id, 1)
