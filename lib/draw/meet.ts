import { at } from '@/lib/draw/at'
import type { Meetings } from '@/lib/draw/meetings'

/** Adds (or with -1 takes away) a meeting of everybody at a table with everybody else there. */
export function meet(meetings: Meetings, table: ArrayLike<number>, by: 1 | -1): void {
  const { cells, size } = meetings
  for (let i = 0; i < table.length; i++) {
    for (let j = 0; j < table.length; j++) {
      const cell = at(table, i) * size + at(table, j)
      if (i !== j) cells[cell] = at(cells, cell) + by
    }
  }
}
