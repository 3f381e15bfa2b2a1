import { positionsOf } from '@/lib/rules/table/table-size'
import type { Position, TableSize } from '@/lib/rules/table/table-size'

/** All positions clockwise from the left neighbour of one seat round to that seat itself, an empty seat left out (TSR 3.2.1). */
export function clockwiseFrom(tableSize: TableSize, seat: Position, empty: Position | null = null): readonly Position[] {
  const positions = positionsOf(tableSize)
  const index = positions.indexOf(seat)
  return [...positions.slice(index + 1), ...positions.slice(0, index + 1)].filter((position) => position !== empty)
}
