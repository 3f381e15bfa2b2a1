import type { StaffRole } from '@/lib/schema/staff-role'

export interface Accepted {
  readonly slug: string
  readonly tournament: string
  readonly role: StaffRole
}

/** Where the role has its work. A whole new page: nothing of the one before may stay. Null where there is none yet. */
export const deskAfterAccepting = ({ slug, role }: Accepted): string | null => (role === 'announcer' ? null : `/desk/${slug}`)
