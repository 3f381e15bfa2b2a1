/** How the seats of a round, counted through, fall into tables. */
export interface Layout {
  /** The first seat of each table, and at the end the number of seats. */
  readonly starts: readonly number[]
  /** The table of each seat. */
  readonly tableOf: readonly number[]
}

/** Tables of the given sizes, one after the other. */
export function layoutOf(sizes: readonly number[]): Layout {
  const starts = [0]
  const tableOf: number[] = []
  for (const [table, size] of sizes.entries()) {
    for (let seat = 0; seat < size; seat++) tableOf.push(table)
    starts.push(tableOf.length)
  }
  return { starts, tableOf }
}
