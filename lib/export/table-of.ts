import type { Cell, ExportedTable } from './exported-table'

/** What stands on top of a column and in it. */
export interface ExportColumn<Row> {
  readonly head: string
  readonly cell: (row: Row) => Cell
}

/** The table that its columns describe, the same for every format. */
export function tableOf<Row>(name: string, columns: readonly ExportColumn<Row>[], rows: readonly Row[]): ExportedTable {
  return { name, heads: columns.map(({ head }) => head), rows: rows.map((row) => columns.map(({ cell }) => cell(row))) }
}
