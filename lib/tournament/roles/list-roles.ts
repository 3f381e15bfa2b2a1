import { read } from '@/lib/db/read'
import { staffRoles, type StaffRole } from '@/lib/schema/staff-role'

/** One of the staff of a tournament. */
export interface StaffMember {
  readonly accountId: string
  readonly name: string
  readonly email: string
  /** In the order of `staffRoles`. */
  readonly roles: readonly StaffRole[]
  /** The participant that this one plays as. */
  readonly playsAs: string | null
}

/** An invitation that nobody has accepted yet. Its link is not known any more. */
export interface WaitingInvitation {
  readonly id: string
  readonly role: StaffRole
  /** ISO 8601 */
  readonly expiresAt: string
}

/** Who has which roles in a tournament, and which invitations are open. */
export async function listRoles(tournamentId: string, now = new Date()): Promise<{ staff: StaffMember[]; invitations: WaitingInvitation[] }> {
  return read(async (reader) => {
    const found = await reader.account.findMany({
      where: { roles: { some: { tournamentId } } },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true, email: true, roles: { where: { tournamentId }, select: { role: true } }, participants: { where: { tournamentId }, select: { id: true }, take: 1 } },
    })
    const open = await reader.invitation.findMany({
      where: { tournamentId, usedAt: null, withdrawnAt: null, expiresAt: { gt: now } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, role: true, expiresAt: true },
    })
    const staff = found.map(({ id, name, email, roles, participants }) => ({ accountId: id, name, email, roles: staffRoles.filter((role) => roles.some((grant) => grant.role === role)), playsAs: participants[0]?.id ?? null }))
    return { staff, invitations: open.map(({ expiresAt, ...invitation }) => ({ ...invitation, expiresAt: expiresAt.toISOString() })) }
  })
}
