/** A number stays a number, text stays text; null is an empty cell. */
export type Cell = string | number | null

/** One table to take along, before it is written in some format. */
export interface ExportedTable {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}
