import { at } from '@/lib/draw/at'
import type { Meetings } from '@/lib/draw/meetings'

/** What all meetings so far have cost. */
export function schedulePrice({ cells, remove, size }: Meetings): number {
  const paid = remove.slice()
  for (let cell = 1; cell < paid.length; cell++) {
    // The first cell of each kind of pair has no meeting before it, so nothing is carried over.
    if (cell % 64 !== 0) paid[cell] = at(paid, cell) + at(paid, cell - 1)
  }
  let price = 0
  for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) price += at(paid, at(cells, a * size + b))
  return price
}
