import { at } from '@/lib/draw/at'
import type { RoundSeats } from '@/lib/draw/start-round'

/** The people of each table of a round under construction. */
export function tablesOf({ layout: { starts }, seats }: RoundSeats): number[][] {
  return starts.slice(0, -1).map((start, table) => seats.slice(start, at(starts, table + 1)))
}
