/** People at a table: four (TSR 8.3.1), or five, of whom the dealer sits out (TSR 10.1.1). */
export type TableSize = 4 | 5

/** A seat at a table, counted clockwise from 1; position 1 deals first (TSR 8.4.1). */
export type Position = 1 | 2 | 3 | 4 | 5

/** The positions of a table in dealing order (TSR 3.3.1). */
export function positionsOf(tableSize: TableSize): readonly Position[] {
  return tableSize === 4 ? [1, 2, 3, 4] : [1, 2, 3, 4, 5]
}
