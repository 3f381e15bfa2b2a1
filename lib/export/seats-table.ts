import type { ExportedTable } from './exported-table'
import type { ExportWords } from './export-words'
import { tableOf } from './table-of'

export interface SeatToExport {
  readonly round: number
  readonly table: number
  readonly position: number
  readonly startNumber: number
  readonly name: string
  readonly club: string
  /** Put in after the seat plan was published. */
  readonly changed: boolean
}

/** Who sits where in every round that was published. */
export function seatsTable(seats: readonly SeatToExport[], words: ExportWords): ExportedTable {
  const { columns, yes } = words
  return tableOf<SeatToExport>(
    words.what.seats.title,
    [
      { head: columns.round, cell: ({ round }) => round },
      { head: columns.table, cell: ({ table }) => table },
      { head: columns.position, cell: ({ position }) => position },
      { head: columns.startNumber, cell: ({ startNumber }) => startNumber },
      { head: columns.name, cell: ({ name }) => name },
      { head: columns.club, cell: ({ club }) => club },
      { head: columns.changed, cell: ({ changed }) => (changed ? yes : null) },
    ],
    seats,
  )
}
