import type { StaffRole } from '@/lib/schema/staff-role'

export interface Accepted {
  readonly slug: string
  readonly tournament: string
  readonly role: StaffRole
}

const places: Readonly<Record<StaffRole, ((slug: string) => string) | null>> = {
  management: (slug) => `/desk/${slug}`,
  deskHelper: (slug) => `/desk/${slug}`,
  referee: (slug) => `/referee/${slug}`,
  tribunal: (slug) => `/referee/${slug}`,
  announcer: null,
}

/** Where the role has its work. A whole new page: nothing of the one before may stay. Null where there is none yet. */
export const deskAfterAccepting = ({ slug, role }: Accepted): string | null => places[role]?.(slug) ?? null
