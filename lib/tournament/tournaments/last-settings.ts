import type { TieRule, TournamentKind } from '@/lib/db/generated/sqlite/client'
import { read } from '@/lib/db/read'

export interface LastSettings {
  readonly place: string
  readonly kind: TournamentKind
  readonly plannedRounds: number
  readonly tieRule: TieRule
}

const first: LastSettings = { place: '', kind: 'club', plannedRounds: 3, tieRule: 'shared' }

/** What the account chose for its last tournament: most likely it wants the same again. */
export async function lastSettings(accountId: string): Promise<LastSettings> {
  const last = await read((reader) =>
    reader.tournament.findFirst({ where: { createdById: accountId }, orderBy: { createdAt: 'desc' }, select: { place: true, kind: true, plannedRounds: true, tieRule: true } }),
  )
  return last ?? first
}
