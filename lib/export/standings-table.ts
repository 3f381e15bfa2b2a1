import type { ExportedTable } from './exported-table'
import type { ExportWords } from './export-words'
import { tableOf } from './table-of'

export interface RankToExport {
  /** Null for who is out of the ranking. */
  readonly rank: number | null
  readonly startNumber: number
  readonly name: string
  readonly club: string
  /** Null where the person did not play. */
  readonly perRound: readonly (number | null)[]
  /** The tribunal's deductions as a positive number. */
  readonly deduction: number
  readonly total: number
  readonly gamesPlayed: number | null
}

export interface StandingsToExport {
  readonly roundNumbers: readonly number[]
  readonly isOfficial: boolean
  readonly rows: readonly RankToExport[]
}

/** The ranking with the points of each round; the last column says how final it is, wherever the table is copied to. */
export function standingsTable({ roundNumbers, isOfficial, rows }: StandingsToExport, words: ExportWords): ExportedTable {
  const { columns } = words
  return tableOf<RankToExport>(
    words.what.standings.title,
    [
      { head: columns.rank, cell: ({ rank }) => rank ?? words.disqualified },
      { head: columns.startNumber, cell: ({ startNumber }) => startNumber },
      { head: columns.name, cell: ({ name }) => name },
      { head: columns.club, cell: ({ club }) => club },
      ...roundNumbers.map((round, index) => ({ head: `${columns.round} ${round}`, cell: ({ perRound }: RankToExport) => perRound[index] ?? null })),
      { head: columns.deduction, cell: ({ deduction }) => (deduction === 0 ? 0 : -deduction) },
      { head: columns.total, cell: ({ total }) => total },
      { head: columns.gamesPlayed, cell: ({ gamesPlayed }) => gamesPlayed },
      { head: columns.state, cell: () => (isOfficial ? words.official : words.provisional) },
    ],
    rows,
  )
}
