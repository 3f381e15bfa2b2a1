import type { Role, TieRule, TournamentKind } from '@/lib/db/generated/sqlite/client'
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
}

/** The tournament at this address with the roles that the account holds there, or null: without a role it is as if it did not exist. */
export async function staffTournament(slug: string, accountId: string): Promise<{ tournament: StaffTournament; roles: ReadonlySet<Role> } | null> {
  const found = await read((reader) =>
    reader.tournament.findUnique({
      where: { slug },
      select: {
        ...{ id: true, slug: true, name: true, place: true, day: true, kind: true, plannedRounds: true, tieRule: true, version: true },
        roles: { where: { accountId }, select: { role: true } },
      },
    }),
  )
  if (!found || found.roles.length === 0) return null
  const { roles, ...tournament } = found
  return { tournament, roles: new Set(roles.map(({ role }) => role)) }
}
