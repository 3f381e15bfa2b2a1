/**
 * Bound 2: somebody who needs more companions than there are people left to meet repeats some; each repeat serves two.
 * `unmet` = per person the people of the field not met yet; `fiveSeats` = seats at five-player tables in all `rounds`, which
 * go first to those who can afford a fourth companion.
 */
export function degreeBound(unmet: readonly number[], rounds: number, fiveSeats: number): number {
  let lacking = 0
  let affordable = 0
  for (const people of unmet) {
    lacking += Math.max(0, 3 * rounds - people)
    affordable += Math.min(rounds, Math.max(0, people - 3 * rounds))
  }
  return Math.ceil((lacking + Math.max(0, fiveSeats - affordable)) / 2)
}
