import { at } from '@/lib/draw/at'
import type { Meetings } from '@/lib/draw/meetings'
import type { RoundSeats } from '@/lib/draw/start-round'

/** Lets the people of two seats change places, and keeps the meetings in step. */
export function swapSeats({ layout, seats }: RoundSeats, a: number, b: number, meetings: Meetings): void {
  const { cells, size } = meetings
  const move = (leaver: number, comer: number, seat: number): void => {
    const table = at(layout.tableOf, seat)
    for (let other = at(layout.starts, table); other < at(layout.starts, table + 1); other++) {
      if (other === seat) continue
      const mate = at(seats, other)
      cells[leaver * size + mate] = (cells[leaver * size + mate] ?? 0) - 1
      cells[mate * size + leaver] = (cells[mate * size + leaver] ?? 0) - 1
      cells[comer * size + mate] = (cells[comer * size + mate] ?? 0) + 1
      cells[mate * size + comer] = (cells[mate * size + comer] ?? 0) + 1
    }
  }
  const personA = at(seats, a)
  const personB = at(seats, b)
  move(personA, personB, a)
  move(personB, personA, b)
  seats[a] = personB
  seats[b] = personA
}
