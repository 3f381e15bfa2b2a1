import { clockwiseFrom } from '@/lib/rules/table/clockwise-from'
import type { Position, TableSize } from '@/lib/rules/table/table-size'

/** The next person counter-clockwise: who cuts for this dealer, and who cuts in the place of an absent cutter (TSR 3.3.3, 3.3.6). */
export const rightNeighbour = (tableSize: TableSize, seat: Position, empty: Position | null = null): Position =>
  clockwiseFrom(tableSize, seat, empty)
    .filter((position) => position !== seat)
    .at(-1) ?? seat
