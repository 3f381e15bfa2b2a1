import type { TieRule as StoredTieRule } from '@/lib/db/generated/sqlite/client'
import { read } from '@/lib/db/read'
import { foldList } from '@/lib/rules/list/fold-list'
import { standings, type Standings } from '@/lib/rules/standings/standings'
import type { TieRule } from '@/lib/rules/standings/tie-break'
import { listHead } from '@/lib/tournament/lists/list-head'
import { storedOperation } from '@/lib/tournament/lists/stored-operation'
import { roundResults } from './round-results'

const tieRules: Readonly<Record<StoredTieRule, TieRule>> = {
  shared: 'shared',
  bestRound: 'best-round',
  lastRound: 'last-round',
  positiveRounds: 'positive-rounds',
  lot: 'lot',
}

/** The ranking of a tournament, and which tables it still waits for. */
export interface TournamentStandings extends Standings {
  /** Of the rounds that are or were played, in order. */
  readonly rounds: readonly { readonly number: number; readonly checked: boolean; readonly unchecked: readonly number[] }[]
}

/**
 * The one read path of the ranking, for pages, paper and export: every list of the rounds that were released is folded anew.
 * Provisional until each list of them is checked. Nothing of it is stored.
 */
export async function getStandings(tournamentId: string): Promise<TournamentStandings> {
  const tournament = await read((reader) =>
    reader.tournament.findUniqueOrThrow({
      where: { id: tournamentId },
      include: {
        participants: true,
        rounds: {
          where: { state: { in: ['released', 'ended', 'closed'] } },
          orderBy: { number: 'asc' },
          include: { tables: { orderBy: { number: 'asc' }, include: { seats: true, list: { include: { operations: { orderBy: { place: 'asc' } } } } } } },
        },
      },
    }),
  )
  const rounds = tournament.rounds.map(({ number, tables }) => {
    const lists = tables.flatMap((table) => (table.list ? [{ table: table.number, list: foldList(listHead(table, tournament.edition), table.list.operations.map(storedOperation)) }] : []))
    const unchecked = lists.filter(({ list }) => list.state !== 'checked').map(({ table }) => table)
    return { number, checked: unchecked.length === 0, unchecked, results: lists.flatMap(({ list }) => roundResults(list)) }
  })
  const ranking = standings({
    people: tournament.participants.map(({ id, startNumber, club }) => ({ id, startNumber, club })),
    rounds,
    deductions: [],
    rule: { tieRule: tieRules[tournament.tieRule], dropResults: 0, ...(tournament.tieSeed !== null && { seed: tournament.tieSeed }) },
  })
  return { ...ranking, rounds: rounds.map(({ number, checked, unchecked }) => ({ number, checked, unchecked })) }
}
