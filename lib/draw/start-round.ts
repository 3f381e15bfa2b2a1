import { at } from '@/lib/draw/at'
import type { Cluster } from '@/lib/draw/clusters'
import type { Layout } from '@/lib/draw/layout'
import type { Meetings } from '@/lib/draw/meetings'
import type { RandomStream } from '@/lib/draw/random'
import { sizeAt } from '@/lib/draw/size-at'

/** One round of a schedule under construction. */
export interface RoundSeats {
  readonly layout: Layout
  /** The person in each seat. */
  readonly seats: number[]
  /** Whether the seat belongs to somebody with a fixed table, who is never moved. */
  readonly locked: boolean[]
}

/** How many people, drawn by lot, are looked at for each seat. */
const candidates = 8

/** Fills a round from left to right, each seat with the one of a few people who costs least at that table. */
export function startRound(
  layout: Layout,
  clusters: readonly Cluster[],
  atFives: ReadonlySet<number>,
  meetings: Meetings,
  random: RandomStream,
): RoundSeats {
  const seats = layout.tableOf.map(() => -1)
  const locked = seats.map(() => false)
  const fives = layout.tableOf.filter((_, seat) => sizeAt(layout, seat) === 5).length

  let nextFive = 0
  let nextFour = fives / 5
  for (const { people } of clusters) {
    const table = people.some((person) => atFives.has(person)) ? nextFive++ : nextFour++
    for (const [index, person] of people.entries()) {
      seats[at(layout.starts, table) + index] = person
      locked[at(layout.starts, table) + index] = true
    }
  }

  const seated = new Set(seats)
  const pools = { five: [] as number[], four: [] as number[] }
  for (let person = 0; person < seats.length; person++) {
    if (!seated.has(person)) pools[atFives.has(person) ? 'five' : 'four'].push(person)
  }
  random.shuffle(pools.five)
  random.shuffle(pools.four)

  for (let seat = 0; seat < seats.length; seat++) {
    if (seats[seat] !== -1) continue
    const pool = seat < fives ? pools.five : pools.four
    const first = at(layout.starts, at(layout.tableOf, seat))
    const mates = seats.slice(first, first + sizeAt(layout, seat)).filter((person) => person !== -1)
    let best = pool.length - 1
    let least = Number.POSITIVE_INFINITY
    for (let look = 0; look < Math.min(candidates, pool.length); look++) {
      const index = pool.length - 1 - look
      const person = at(pool, index)
      let price = 0
      for (const mate of mates) price += at(meetings.add, at(meetings.cells, person * meetings.size + mate))
      if (price < least) {
        least = price
        best = index
      }
    }
    seats[seat] = at(pool, best)
    pool[best] = at(pool, pool.length - 1)
    pool.pop()
  }
  return { layout, seats, locked }
}
