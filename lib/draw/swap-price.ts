import type { Meetings } from '@/lib/draw/meetings'
import type { RoundSeats } from '@/lib/draw/start-round'

/** What it costs (or, below 0, saves) when the people of two seats at different tables change places; the innermost loop of the search. */
export function swapPrice({ layout, seats }: RoundSeats, a: number, b: number, { cells, add, remove, size }: Meetings): number {
  const personA = seats[a] ?? 0
  const personB = seats[b] ?? 0
  const rowA = personA * size
  const rowB = personB * size
  const tableA = layout.tableOf[a] ?? 0
  const tableB = layout.tableOf[b] ?? 0
  let price = 0
  for (let seat = layout.starts[tableA] ?? 0, end = layout.starts[tableA + 1] ?? 0; seat < end; seat++) {
    if (seat === a) continue
    const mate = seats[seat] ?? 0
    price += (add[cells[rowB + mate] ?? 0] ?? 0) - (remove[cells[rowA + mate] ?? 0] ?? 0)
  }
  for (let seat = layout.starts[tableB] ?? 0, end = layout.starts[tableB + 1] ?? 0; seat < end; seat++) {
    if (seat === b) continue
    const mate = seats[seat] ?? 0
    price += (add[cells[rowA + mate] ?? 0] ?? 0) - (remove[cells[rowB + mate] ?? 0] ?? 0)
  }
  return price
}
