import { at } from '@/lib/draw/at'
import type { Meetings } from '@/lib/draw/meetings'
import { sizeAt } from '@/lib/draw/size-at'
import type { RoundSeats } from '@/lib/draw/start-round'
import { swapPrice } from '@/lib/draw/swap-price'
import { swapSeats } from '@/lib/draw/swap-seats'

/**
 * Goes once over all seats and gives everybody who pays for a meeting the best other seat of the same kind, as long as that
 * saves something. In a large field this leaves little for the search. Returns what was saved.
 */
export function repair(rounds: readonly RoundSeats[], meetings: Meetings): number {
  let saved = 0
  for (const round of rounds) {
    const { layout, seats, locked } = round
    for (let seat = 0; seat < seats.length; seat++) {
      if (at(locked, seat) || !pays(round, seat, meetings)) continue
      let best = -1
      let least = 0
      for (let other = 0; other < seats.length; other++) {
        if (at(locked, other) || sizeAt(layout, other) !== sizeAt(layout, seat) || at(layout.tableOf, other) === at(layout.tableOf, seat)) continue
        const change = swapPrice(round, seat, other, meetings)
        if (change < least) {
          least = change
          best = other
        }
      }
      if (best === -1) continue
      swapSeats(round, seat, best, meetings)
      saved -= least
    }
  }
  return saved
}

function pays({ layout, seats }: RoundSeats, seat: number, { cells, remove, size }: Meetings): boolean {
  const person = at(seats, seat)
  const table = at(layout.tableOf, seat)
  for (let other = at(layout.starts, table); other < at(layout.starts, table + 1); other++) {
    if (other !== seat && at(remove, at(cells, person * size + at(seats, other))) > 0) return true
  }
  return false
}
