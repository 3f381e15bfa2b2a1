import type { TieRule as StoredTieRule } from '@/lib/db/generated/sqlite/client'
import type { Reader, Transaction } from '@/lib/db/open-database'
import { foldList } from '@/lib/rules/list/fold-list'
import type { Deduction } from '@/lib/rules/standings/standings-input'
import { standings, type Standings } from '@/lib/rules/standings/standings'
import type { TieRule } from '@/lib/rules/standings/tie-break'
import { listHead } from '@/lib/tournament/lists/list-head'
import { storedOperation } from '@/lib/tournament/lists/stored-operation'
import { correctedAt } from './corrected-at'
import { roundResults } from './round-results'

const tieRules: Readonly<Record<StoredTieRule, TieRule>> = {
  shared: 'shared',
  bestRound: 'best-round',
  lastRound: 'last-round',
  positiveRounds: 'positive-rounds',
  lot: 'lot',
}

/** Higher than any round's number. */
const everyRound = 9_999

export interface CountedRound {
  readonly number: number
  readonly closed: boolean
  readonly checked: boolean
  /** Numbers of the tables whose list is not checked. */
  readonly unchecked: readonly number[]
  /** When its points were last changed after it was closed, or null. */
  readonly correctedAt: Date | null
}

/** The ranking of a tournament, and which tables it still waits for. */
export interface TournamentStandings extends Standings {
  /** Of the rounds that are or were played, in order. */
  readonly rounds: readonly CountedRound[]
  readonly correctedAt: Date | null
  /** The last planned round is closed. */
  readonly isFinal: boolean
  /** What was taken outside the lists, by person and round. */
  readonly deductions: readonly Deduction[]
  readonly tieRule: StoredTieRule
  /** Of the drawn lot, once it counts. */
  readonly tieSeed: string | null
}

/**
 * The ranking after the rounds up to `upTo`: every list of those that were released is folded anew, sanctions outside the lists are taken off,
 * and the disqualified are left out. Provisional until each list is checked. Nothing of it is stored.
 */
export async function computeStandings(database: Reader | Transaction, tournamentId: string, upTo = everyRound): Promise<TournamentStandings> {
  const tournament = await database.tournament.findUniqueOrThrow({
    where: { id: tournamentId },
    include: {
      participants: true,
      sanctions: { where: { cancelledAt: null, roundNumber: { lte: upTo } } },
      rounds: {
        where: { state: { in: ['released', 'ended', 'closed'] }, number: { lte: upTo } },
        orderBy: { number: 'asc' },
        include: { tables: { orderBy: { number: 'asc' }, include: { seats: true, list: { include: { operations: { orderBy: { place: 'asc' } } } } } } },
      },
    },
  })
  const corrections = await correctedAt(database, tournamentId)
  const rounds = tournament.rounds.map(({ number, tables, state }) => {
    const lists = tables.flatMap((table) => (table.list ? [{ table: table.number, list: foldList(listHead(table, tournament.edition), table.list.operations.map(storedOperation)) }] : []))
    const unchecked = lists.filter(({ list }) => list.state !== 'checked').map(({ table }) => table)
    return { number, closed: state === 'closed', checked: unchecked.length === 0, unchecked, correctedAt: corrections.get(number) ?? null, results: lists.flatMap(({ list }) => roundResults(list)) }
  })
  const disqualified = new Set(tournament.sanctions.filter(({ kind }) => kind === 'disqualification').map(({ participantId }) => participantId))
  const deductions = tournament.sanctions.filter(({ points }) => points > 0).map(({ participantId, roundNumber, points }) => ({ personId: participantId, round: roundNumber, points }))
  const seed = tournament.tieSeed
  const ranking = standings({
    people: tournament.participants.map(({ id, startNumber, club }) => ({ id, startNumber, club, disqualified: disqualified.has(id) })),
    rounds,
    deductions,
    rule: { tieRule: tieRules[tournament.tieRule], dropResults: 0, ...(seed !== null && { seed }) },
  })
  const last = rounds.at(-1)
  return {
    ...ranking,
    rounds: rounds.map(({ number, closed, checked, unchecked, correctedAt: time }) => ({ number, closed, checked, unchecked, correctedAt: time })),
    correctedAt: rounds.flatMap(({ correctedAt: time }) => time ?? []).toSorted((one, other) => one.getTime() - other.getTime()).at(-1) ?? null,
    isFinal: last?.closed === true && last.number >= tournament.plannedRounds,
    deductions,
    tieRule: tournament.tieRule,
    tieSeed: tournament.tieRule === 'lot' && rounds.length > 0 ? seed : null,
  }
}
