import { balanced } from '@/lib/draw/balanced'

/** A field that stays the same over some rounds. */
export interface SteadyField {
  readonly people: number
  readonly fours: number
  readonly fives: number
  readonly rounds: number
}

/**
 * W that any two rounds force on each other: people of one table spread over the tables of the other round, and where more
 * of them than tables come together, pairs meet again. `together` people sit at a five-player table in both rounds.
 */
function forcedByTwoRounds({ fours, fives }: SteadyField, together: number): number {
  const oneOfBoth = 5 * fives - together
  return balanced(together, fives * fives) + 2 * balanced(oneOfBoth, fours * fives) + balanced(4 * fours - oneOfBoth, fours * fours)
}

/** How many people can sit at a five-player table in both of two rounds. */
function possibleTogether({ fours, fives }: SteadyField): number[] {
  const all = Array.from({ length: 5 * fives + 1 }, (_, together) => together)
  return all.filter((together) => 5 * fives - together <= 4 * fours)
}

/** Bound 3 where turns at five-player tables may be given up: each two rounds choose the best overlap. */
export function softPigeonholeBound(field: SteadyField): number {
  const least = Math.min(...possibleTogether(field).map((together) => forcedByTwoRounds(field, together)))
  return ((field.rounds * (field.rounds - 1)) / 2) * least
}

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
