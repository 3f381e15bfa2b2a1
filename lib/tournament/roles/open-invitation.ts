import { hashToken } from '@/lib/auth/hash-token'
import type { Role } from '@/lib/db/generated/sqlite/client'
import type { Reader } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'

export interface OpenInvitation {
  readonly id: string
  readonly tournamentId: string
  readonly role: Role
  readonly usedById: string | null
  readonly tournament: { readonly slug: string; readonly name: string }
}

/** The invitation behind a token, or the reason why it opens nothing. Whoever has used it finds it open still, so that a second click is no mistake. */
export async function openInvitation(reader: Pick<Reader, 'invitation'>, token: string, now: Date, accountId: string | null): Promise<OpenInvitation> {
  const found = await reader.invitation.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { id: true, tournamentId: true, role: true, usedAt: true, usedById: true, withdrawnAt: true, expiresAt: true, tournament: { select: { slug: true, name: true } } },
  })
  if (!found) throw new Refusal('invitation-unknown')
  const { usedAt, withdrawnAt, expiresAt, ...invitation } = found
  if (usedAt !== null && (accountId === null || invitation.usedById !== accountId)) throw new Refusal('invitation-used')
  if (usedAt !== null) return invitation
  if (withdrawnAt !== null) throw new Refusal('invitation-withdrawn')
  if (expiresAt <= now) throw new Refusal('invitation-expired')
  return invitation
}
