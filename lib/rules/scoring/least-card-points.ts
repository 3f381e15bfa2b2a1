import type { PartySpecials } from '@/lib/rules/scoring/played-game'

/** By Doppelkopf, then by foxes: a Doppelkopf is made of tens first, and a fox can lie in one. */
const byDoppelkopfAndFoxes = [
  [0, 13, 24],
  [40, 41, 42],
  [80, 81, 82],
  [124, 124, 124],
  [168, 168, 168],
] as const

/** The least card points a party has that has won these special points (TSR 2.2.2, 7.2.3). */
export function leastCardPoints({ doppelkopf, foxes, karlchen }: PartySpecials): number {
  const least = byDoppelkopfAndFoxes[doppelkopf]?.[foxes] ?? 0
  const karlchenCaughtTheFox = foxes > 0 && doppelkopf === 0
  return karlchen > 0 && !karlchenCaughtTheFox ? least + 2 : least
}
