import type { SteadyField } from '@/lib/draw/steady-field'

/** How many people can sit at a five-player table in both of two rounds. */
export function possibleTogether({ fours, fives }: SteadyField): number[] {
  const all = Array.from({ length: 5 * fives + 1 }, (_, together) => together)
  return all.filter((together) => 5 * fives - together <= 4 * fours)
}
