import { at } from '@/lib/draw/at'
import type { Field } from '@/lib/draw/field'
import { layoutOf } from '@/lib/draw/layout'
import type { RoundSeats } from '@/lib/draw/start-round'

/** Seats a round by rank from the first table on; whoever has a fixed table sits there and the others close up. */
export function byStandings(field: Field, sizes: readonly number[]): RoundSeats {
  const layout = layoutOf(sizes)
  const seats = layout.tableOf.map(() => -1)
  const locked = seats.map(() => false)
  for (const [table, number] of field.tableNumbers.entries()) {
    let seat = at(layout.starts, table)
    for (const [person, fixed] of field.fixedTableOf.entries()) {
      if (fixed !== number) continue
      seats[seat] = person
      locked[seat] = true
      seat += 1
    }
  }
  const free = field.ranking.filter((person) => field.fixedTableOf[person] === 0)
  let next = 0
  for (const [seat, person] of seats.entries()) if (person === -1) seats[seat] = at(free, next++)
  return { layout, seats, locked }
}
