import type { ExportedTable } from './exported-table'
import type { ExportWords } from './export-words'
import { tableOf, type ExportColumn } from './table-of'

/** One row of a score list; of a list from paper only what it came to. */
export interface GameToExport {
  readonly round: number
  readonly table: number
  readonly gameNo: number | null
  readonly rubric: string | null
  readonly what: 'normal' | 'silent-marriage' | 'voluntary-solo' | 'compulsory-solo' | 'penalty' | 'struck' | 'totals'
  /** Positions. */
  readonly dealer: number | null
  readonly soloist: number | null
  /** By position; null for an empty chair and for who sits out. */
  readonly seats: readonly { readonly startNumber: number | null; readonly points: number | null; readonly total: number | null }[]
}

const positions = [1, 2, 3, 4, 5] as const

/** Every row of every list, with whose points they are: a seat can change hands. */
export function gamesTable(games: readonly GameToExport[], words: ExportWords): ExportedTable {
  const { columns } = words
  const ofPosition = (position: number): ExportColumn<GameToExport>[] => [
    { head: `${columns.startNumber} P${position}`, cell: ({ seats }) => seats[position - 1]?.startNumber ?? null },
    { head: `${columns.points} P${position}`, cell: ({ seats }) => seats[position - 1]?.points ?? null },
    { head: `${columns.running} P${position}`, cell: ({ seats }) => seats[position - 1]?.total ?? null },
  ]
  return tableOf<GameToExport>(
    words.what.games.title,
    [
      { head: columns.round, cell: ({ round }) => round },
      { head: columns.table, cell: ({ table }) => table },
      { head: columns.gameNo, cell: ({ gameNo }) => gameNo },
      { head: columns.rubric, cell: ({ rubric }) => rubric },
      { head: columns.kind, cell: ({ what }) => words.kinds[what] },
      { head: columns.dealer, cell: ({ dealer }) => dealer },
      { head: columns.soloist, cell: ({ soloist }) => soloist },
      ...positions.flatMap(ofPosition),
    ],
    games,
  )
}
