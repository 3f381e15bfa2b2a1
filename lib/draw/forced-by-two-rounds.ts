import { balanced } from '@/lib/draw/balanced'
import type { SteadyField } from '@/lib/draw/steady-field'

/**
 * W that any two rounds force on each other: people of one table spread over the tables of the other round, and where more
 * of them than tables come together, pairs meet again. `together` people sit at a five-player table in both rounds.
 */
export function forcedByTwoRounds({ fours, fives }: SteadyField, together: number): number {
  const oneOfBoth = 5 * fives - together
  return balanced(together, fives * fives) + 2 * balanced(oneOfBoth, fours * fives) + balanced(4 * fours - oneOfBoth, fours * fours)
}
