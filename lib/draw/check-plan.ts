import { planBounds } from '@/lib/draw/bounds'
import { checkFiveTurns } from '@/lib/draw/check-five-turns'
import { checkInput } from '@/lib/draw/check-input'
import { checkSeating } from '@/lib/draw/check-seating'
import { countFigures } from '@/lib/draw/count-figures'
import { countMeetings } from '@/lib/draw/count-meetings'
import { readField } from '@/lib/draw/field'
import type { PlanBounds, PlanFigures } from '@/lib/draw/plan'
import type { PlanInput, SeatedRound } from '@/lib/draw/plan-input'
import type { PlanViolation } from '@/lib/draw/plan-violation'
import { planViolation } from '@/lib/draw/plan-violation'
import { turnsAreStrict } from '@/lib/draw/turns-are-strict'

/** Everything that is wrong with a plan, and its figures beside what no plan can go below. */
export interface PlanCheck {
  readonly violations: readonly PlanViolation[]
  readonly figures: PlanFigures
  readonly bounds: PlanBounds
}

/**
 * Checks a plan from whatever source, drawn, imported or typed, against what was asked for. Repeats are no violation but a
 * figure. Turns at five-player tables are checked where the rule is strict and people sit by lot: by rank, the rank decides.
 */
export function checkPlan(input: PlanInput, rounds: readonly SeatedRound[]): PlanCheck {
  const { wishes, history } = input
  const impossible = checkInput(input)
  const figures = countFigures(input, rounds)
  const bounds = impossible.length > 0 ? { weightedRepeats: 0, clubPairs: 0 } : planBounds(readField(input), rounds.length, turnsAreStrict(input))
  const violations: PlanViolation[] = [...impossible]

  if (rounds.length !== input.rounds) violations.push(planViolation('round-count', { rounds: rounds.length, wanted: input.rounds }))
  for (const [index, tables] of rounds.entries()) violations.push(...checkSeating(input, tables, (history?.length ?? 0) + index + 1))
  if (turnsAreStrict(input)) violations.push(...checkFiveTurns(input, rounds))
  if (wishes.clubs === 'strict' && figures.clubPairs > bounds.clubPairs) {
    violations.push(planViolation('club-pairs', { pairs: figures.clubPairs, least: bounds.clubPairs }))
  }
  const meetings = countMeetings(rounds)
  for (const [person, mate] of wishes.apart ?? []) {
    const times = meetings.get(person)?.get(mate) ?? 0
    if (times > 0) violations.push(planViolation('pair-together', { person, mate, times }))
  }
  return { violations, figures, bounds }
}
