import { clockwiseFrom } from '@/lib/rules/table/clockwise-from'
import type { Position, TableSize } from '@/lib/rules/table/table-size'

/** The next person clockwise: who deals after this one, and who leads to his deal (TSR 3.3.1, 5.1.1). */
export const leftNeighbour = (tableSize: TableSize, seat: Position, empty: Position | null = null): Position =>
  clockwiseFrom(tableSize, seat, empty)[0] ?? seat
