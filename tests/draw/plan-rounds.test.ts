import { describe, expect, it } from 'vitest'
import { checkPlan } from '@/lib/draw/check-plan'
import type { PlanInput } from '@/lib/draw/plan-input'
import { planRounds } from '@/lib/draw/plan-rounds'
import { clubsOf, drawOf, peopleOf } from './field-of'

const seeds = (count: number): string[] => Array.from({ length: count }, (_, index) => `seed ${index}`)

/** The plan of an input, after the checker has found nothing wrong with it and counted the same figures. */
function checkedPlan(input: PlanInput) {
  const plan = planRounds(input)
  const { violations, figures, bounds } = checkPlan(input, plan.rounds)
  expect(violations).toEqual([])
  expect(figures).toEqual(plan.figures)
  expect(bounds).toEqual(plan.bounds)
  return plan
}

describe('Nobody meets twice while that is possible', () => {
  it.each([
    [32, 3],
    [53, 3],
  ])('%i people in %i rounds: no repeat and the lists evenly kept, whatever the seed', (people, rounds) => {
    for (const seed of seeds(40)) {
      const { figures, bounds } = checkedPlan(drawOf(people, rounds, { seed }))
      expect(figures).toEqual({ repeats: 0, weightedRepeats: 0, maxMeetings: 1, clubPairs: 0, keeperMax: 1 })
      expect(bounds.weightedRepeats).toBe(0)
    }
  })

  it.each([
    [16, 5],
    [20, 5],
    [24, 5],
    [32, 5],
    [33, 4],
    [64, 6],
    [103, 5],
    [200, 6],
  ])('%i people in %i rounds: no repeat', (people, rounds) => {
    for (const seed of seeds(3)) {
      const { figures } = checkedPlan(drawOf(people, rounds, { seed }))
      expect(figures.repeats).toBe(0)
      expect(figures.keeperMax).toBeLessThanOrEqual(Math.ceil(rounds / 4))
    }
  })

  it.each([
    [9, 3],
    [16, 6],
    [17, 3],
    [17, 4],
    [18, 5],
    [19, 4],
    [21, 4],
    [22, 4],
  ])('%i people in %i rounds: as few repeats as can be proved', (people, rounds) => {
    const { figures, bounds } = checkedPlan(drawOf(people, rounds))
    expect(figures.weightedRepeats).toBe(bounds.weightedRepeats)
  })
})

describe('Five-player tables', () => {
  it('take nobody twice before everybody once, in every field that needs them', () => {
    for (const people of [5, 9, 10, 13, 14, 15, 17, 18, 19, 21, 22, 23, 26, 27, 31]) {
      checkedPlan(drawOf(people, 7, { budget: 20_000 }))
    }
  })

  it('may take somebody again where the rule is soft and that saves repeats', () => {
    const soft = checkedPlan(drawOf(21, 4, { wishes: { fiveRule: 'soft', clubs: 'off' } }))
    expect(soft.figures.weightedRepeats).toBeLessThan(12)
  })
})

describe('Clubs and pairs', () => {
  it.each([
    ['soft', 4, 8, 5],
    ['strict', 4, 8, 5],
    ['strict', 4, 6, 4],
    ['strict', 20, 5, 6],
  ] as const)('%s: %i clubs of %i people stay apart in %i rounds', (clubs, count, size, rounds) => {
    const { figures } = checkedPlan(drawOf(0, rounds, { participants: clubsOf(count, size), wishes: { fiveRule: 'strict', clubs } }))
    expect(figures).toMatchObject({ clubPairs: 0, repeats: 0 })
  })

  it.each([
    ['soft and last, they give way to meetings', { clubs: 'soft' }, { repeats: 0, clubPairs: 24 }],
    ['soft and first, meetings give way to them', { clubs: 'soft', order: ['clubs', 'meetings', 'fives'] }, { weightedRepeats: 24, clubPairs: 0 }],
    ['strict, meetings give way to them', { clubs: 'strict' }, { weightedRepeats: 24, clubPairs: 0 }],
  ] as const)('in a field where both are not possible: %s', (_, wishes, expected) => {
    const { figures } = checkedPlan(drawOf(0, 5, { participants: clubsOf(4, 4), wishes: { fiveRule: 'strict', ...wishes } }))
    expect(figures).toMatchObject(expected)
  })

  it('meet as rarely as can be where a club is larger than the hall has tables', () => {
    const participants = peopleOf(20).map((person, index) => (index < 7 ? { ...person, club: 'large' } : person))
    const { figures, bounds } = checkedPlan(drawOf(0, 3, { participants, wishes: { fiveRule: 'strict', clubs: 'strict' } }))
    expect([figures.clubPairs, bounds.clubPairs]).toEqual([6, 6])
  })

  it('are not looked at when that is off, and named pairs are', () => {
    const participants = clubsOf(2, 8)
    const apart = [
      ['p0001', 'p0002'],
      ['p0003', 'p0004'],
    ] as const
    const { figures } = checkedPlan(drawOf(0, 4, { participants, wishes: { fiveRule: 'strict', clubs: 'off', apart } }))
    expect(figures.clubPairs).toBeGreaterThan(0)
  })
})

describe('Tables and positions', () => {
  it('leave blocked tables empty and seat people where they must sit', () => {
    const participants = peopleOf(33).map((person, index) => {
      if (index < 2) return { ...person, fixedTable: 1 }
      return index === 2 ? { ...person, fixedTable: 4 } : person
    })
    const { rounds } = checkedPlan(drawOf(0, 3, { participants, blockedTables: [2, 7], wishes: { fiveRule: 'soft', clubs: 'off' } }))
    for (const tables of rounds) {
      expect(tables.map((table) => table.length === 0)).toEqual([false, true, false, false, false, false, true, false, false, false])
    }
  })

  it('let people come round the hall', () => {
    const { rounds } = checkedPlan(drawOf(48, 4))
    const tablesSeen = peopleOf(48).map(({ id }) => new Set(rounds.map((tables) => tables.findIndex((table) => table.includes(id)))).size)
    expect(tablesSeen.filter((tables) => tables < 3)).toEqual([])
    expect(tablesSeen.filter((tables) => tables === 4).length).toBeGreaterThan(40)
  })

  it('let everybody sit in every position about equally often', () => {
    const { rounds } = checkedPlan(drawOf(40, 8))
    for (const { id } of peopleOf(40)) {
      for (const position of [0, 1, 2, 3]) {
        expect(rounds.flat().filter((table) => table[position] === id).length).toBeLessThanOrEqual(3)
      }
      expect(rounds.flat().filter((table) => table[3] === id).length).toBeLessThanOrEqual(2)
    }
  })
})
