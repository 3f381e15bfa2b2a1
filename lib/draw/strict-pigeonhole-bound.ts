import { forcedByTwoRounds } from '@/lib/draw/forced-by-two-rounds'
import { possibleTogether } from '@/lib/draw/possible-together'
import type { SteadyField } from '@/lib/draw/steady-field'

/** Bound 3 where turns are strict: they settle how many seats each round shares with all earlier ones. */
export function strictPigeonholeBound(field: SteadyField): number {
  let bound = 0
  for (let round = 2; round <= field.rounds; round++) bound += leastSum(field, round - 1, sharedSeats(field, round))
  return bound
}

/** The sum, over all earlier rounds, of people who sat at a five-player table there and do so in this round. */
function sharedSeats({ people, fives }: SteadyField, round: number): number {
  const seats = 5 * fives
  const turns = Math.floor((seats * (round - 1)) / people)
  const ahead = seats * (round - 1) - turns * people
  const behind = Math.min(seats, people - ahead)
  return turns * behind + (turns + 1) * (seats - behind)
}

/** The least sum of what is forced, over `rounds` overlaps that add up to `shared`. */
function leastSum(field: SteadyField, rounds: number, shared: number): number {
  const possible = possibleTogether(field)
  let least = new Map([[0, 0]])
  for (let round = 0; round < rounds; round++) {
    const next = new Map<number, number>()
    for (const [sum, forced] of least) {
      for (const together of possible) {
        const total = forced + forcedByTwoRounds(field, together)
        if (sum + together <= shared && total < (next.get(sum + together) ?? Number.POSITIVE_INFINITY)) next.set(sum + together, total)
      }
    }
    least = next
  }
  return least.get(shared) ?? 0
}
