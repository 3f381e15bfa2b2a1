import { at } from '@/lib/draw/at'
import { chooseKeepers } from '@/lib/draw/choose-keepers'
import type { Field } from '@/lib/draw/field'
import { permutations } from '@/lib/draw/permutations'
import type { RandomStream } from '@/lib/draw/random'

/** Passes over all tables; each can only make the spread more even. */
const passes = 3

const orders = new Map([4, 5].map((size) => [size, permutations(Array.from({ length: size - 1 }, (_, index) => index))]))

/** Puts the people of each table in order of position, so that everybody keeps the list, deals first and so on about equally often. */
export function seatPositions(field: Field, rounds: readonly (readonly (readonly number[])[])[], random: RandomStream): number[][][] {
  const keepers = chooseKeepers(field, rounds, random)
  const counts = new Int32Array(field.people * 5)
  const sit = (table: readonly number[], by: number): void => {
    for (const [position, person] of table.slice(0, -1).entries()) {
      if (person < field.people) counts[person * 5 + position] = at(counts, person * 5 + position) + by
    }
  }
  for (const table of field.history.flat()) sit(table, 1)

  const seated = rounds.map((round, index) =>
    round.map((people, table) => {
      const keeper = keepers[index]?.[table] ?? null
      const others = people.filter((person) => person !== keeper)
      random.shuffle(others)
      const order = keeper === null ? others : [...others, keeper]
      sit(order, 1)
      return order
    }),
  )

  for (let pass = 0; pass < passes; pass++) {
    for (const round of seated) {
      for (const [index, table] of round.entries()) {
        sit(table, -1)
        const best = leastRepeated(table, counts)
        sit(best, 1)
        round[index] = best
      }
    }
  }
  return seated
}

/** The order of all but the keeper in which people sit where they have sat least; the present one when none is better. */
function leastRepeated(table: readonly number[], counts: Int32Array): number[] {
  let best = [...table]
  let least = Number.POSITIVE_INFINITY
  for (const order of orders.get(table.length) ?? []) {
    let sum = 0
    for (const [position, index] of order.entries()) sum += at(counts, at(table, index) * 5 + position)
    if (sum < least) {
      least = sum
      best = [...order.map((index) => at(table, index)), at(table, table.length - 1)]
    }
  }
  return best
}
