import type { PlanInput, SeatedRound } from '@/lib/draw/plan-input'
import type { PlanViolation } from '@/lib/draw/plan-violation'
import { planViolation } from '@/lib/draw/plan-violation'

/** Everybody who sits at a five-player table again while somebody else in the same round has had fewer turns and sits at four. */
export function checkFiveTurns({ participants, history, substitutes }: PlanInput, rounds: readonly SeatedRound[]): PlanViolation[] {
  const turns = new Map<string, number>(participants.map(({ id }) => [id, 0]))
  const violations: PlanViolation[] = []
  const take = (tables: SeatedRound): void => {
    for (const person of tables.filter((table) => table.length === 5).flat()) {
      const before = turns.get(person)
      if (before !== undefined) turns.set(person, before + 1)
    }
  }
  for (const tables of history ?? []) take(tables)
  for (const { id, atFive } of substitutes ?? []) if (atFive && turns.has(id)) turns.set(id, (turns.get(id) ?? 0) + 1)
  for (const [index, tables] of rounds.entries()) {
    const atFour = tables.filter((table) => table.length === 4).flat()
    const fewest = Math.min(...atFour.map((person) => turns.get(person) ?? 0))
    for (const person of tables.filter((table) => table.length === 5).flat()) {
      const before = turns.get(person) ?? 0
      if (before > fewest) violations.push(planViolation('five-rule', { round: (history?.length ?? 0) + index + 1, person, turns: before, fewest }))
    }
    take(tables)
  }
  return violations
}
