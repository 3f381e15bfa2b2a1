import type { ActingRole } from '@/lib/auth/acting-role'
import type { TieRule, TournamentKind } from '@/lib/db/generated/sqlite/client'
import { read } from '@/lib/db/read'

/** A tournament as its staff sees it. */
export interface StaffTournament {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly place: string
  /** YYYY-MM-DD */
  readonly day: string
  readonly kind: TournamentKind
  readonly plannedRounds: number
  readonly tieRule: TieRule
  readonly version: number
  readonly archived: boolean
}

interface FoundStaff {
  readonly tournament: StaffTournament
  readonly roles: ReadonlySet<ActingRole>
  /** The account of the referee for whom this one, who is no referee, acts. */
  readonly delegatedBy: string | null
}

/** The tournament at this address with the roles that the account holds there, or null: without a role it is as if it did not exist. */
export async function staffTournament(slug: string, accountId: string): Promise<FoundStaff | null> {
  const found = await read((reader) =>
    reader.tournament.findUnique({
      where: { slug },
      select: {
        ...{ id: true, slug: true, name: true, place: true, day: true, kind: true, plannedRounds: true, tieRule: true, version: true, archivedAt: true },
        roles: { where: { accountId }, select: { role: true } },
        // Whoever is no referee any more has nothing to delegate.
        delegation: { where: { accountId, namedBy: { roles: { some: { role: 'referee', tournament: { slug } } } } }, select: { namedById: true } },
      },
    }),
  )
  if (!found || found.roles.length === 0) return null
  const { roles, delegation, archivedAt, ...settings } = found
  const tournament = { ...settings, archived: archivedAt !== null }
  const held = new Set<ActingRole>(roles.map(({ role }) => role))
  const delegatedBy = held.has('referee') ? null : (delegation?.namedById ?? null)
  return { tournament, roles: delegatedBy === null ? held : held.add('delegate'), delegatedBy }
}
