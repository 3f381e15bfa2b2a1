import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPlan } from '@/lib/draw/check-plan'
import type { PlanInput } from '@/lib/draw/plan-input'
import { planRounds } from '@/lib/draw/plan-rounds'
import { tableSizes } from '@/lib/rules/table/table-sizes'
import { drawOf, peopleOf } from './field-of'

const field = fc
  .record({
    people: fc.integer({ min: 4, max: 60 }).filter((people) => tableSizes(people) !== null),
    rounds: fc.integer({ min: 1, max: 7 }),
    clubs: fc.constantFrom('off', 'soft', 'strict'),
    fiveRule: fc.constantFrom('strict', 'soft'),
    mode: fc.constantFrom('random', 'standings', 'standings-avoid', 'final'),
    clubCount: fc.integer({ min: 1, max: 12 }),
    blockedTables: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
    fixed: fc.boolean(),
    seed: fc.string(),
  })
  .map(({ people, clubCount, fixed, rounds, clubs, fiveRule, ...rest }): PlanInput => {
    const table = [1, 2, 3, 4].find((number) => !rest.blockedTables.includes(number))
    const participants = peopleOf(people).map((person, index) => ({
      ...person,
      club: `club ${index % clubCount}`,
      ...(fixed && table !== undefined && index < 2 && { fixedTable: table }),
    }))
    return { ...drawOf(0, rounds), ...rest, ranks: participants.map(({ id }) => id).reverse(), participants, wishes: { fiveRule, clubs }, budget: 3000 }
  })

describe('Any field', () => {
  it('is seated without a fault, and the figures are what the checker counts', () => {
    fc.assert(
      fc.property(field, (input) => {
        const plan = planRounds(input)
        const { violations, figures, bounds } = checkPlan(input, plan.rounds)
        const hard = violations.filter(({ code }) => code !== 'club-pairs' && !(code === 'five-rule' && input.participants.some(({ fixedTable }) => fixedTable !== undefined)))
        expect(hard).toEqual([])
        expect([figures, bounds]).toEqual([plan.figures, plan.bounds])
        expect(figures.weightedRepeats).toBeGreaterThanOrEqual(bounds.weightedRepeats)
        expect(figures.clubPairs).toBeGreaterThanOrEqual(bounds.clubPairs)
        if (input.mode === 'random') expect(figures.keeperMax).toBeLessThanOrEqual(Math.ceil(input.rounds / 4))
      }),
      { numRuns: 250, seed: 20_240_401 },
    )
  })
})
