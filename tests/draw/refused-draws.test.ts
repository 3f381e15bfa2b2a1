import { describe, expect, it } from 'vitest'
import { ImpossibleDraw } from '@/lib/draw/impossible-draw'
import type { PlanInput } from '@/lib/draw/plan-input'
import { planRounds } from '@/lib/draw/plan-rounds'
import { drawOf, peopleOf } from './field-of'

/** The codes with which a draw is refused; empty when it is not. */
function refusal(input: PlanInput): string[] {
  try {
    planRounds({ ...input, budget: 100 })
    return []
  } catch (error) {
    if (error instanceof ImpossibleDraw) return error.violations.map(({ code }) => code)
    throw error
  }
}

describe('TSR 8.3.1 · a draw is refused', () => {
  it('for 0, 1, 2, 3, 6, 7 and 11 people, and for no other number', () => {
    const refused = Array.from({ length: 60 }, (_, people) => people).filter((people) => refusal(drawOf(people, 1)).includes('people-cannot-be-seated'))
    expect(refused).toEqual([0, 1, 2, 3, 6, 7, 11])
  })

  const fixed = (table: number, people: number) => peopleOf(16).map((person, index) => (index < people ? { ...person, fixedTable: table } : person))

  it.each([
    ['when somebody is entered twice', drawOf(0, 1, { participants: [...peopleOf(7), { id: 'p0001' }] }), 'participant-twice'],
    ['for no round at all', drawOf(16, 0), 'rounds-out-of-range'],
    ['for half a round', drawOf(16, 1.5), 'rounds-out-of-range'],
    ['for more rounds than a year has weekends', drawOf(16, 61), 'rounds-out-of-range'],
    ['when a fixed table is blocked', drawOf(0, 1, { participants: fixed(2, 1), blockedTables: [2] }), 'fixed-table-blocked'],
    ['when a fixed table is beyond the last', drawOf(0, 1, { participants: fixed(5, 1) }), 'fixed-table-beyond-the-last'],
    ['when five must sit at a table of four', drawOf(0, 1, { participants: fixed(1, 5) }), 'fixed-table-too-full'],
    ['by standings without standings', drawOf(16, 1, { mode: 'standings' }), 'ranks-missing'],
    ['when somebody has two ranks', drawOf(16, 1, { mode: 'final', ranks: ['p0001', 'p0002', 'p0001'] }), 'rank-twice'],
  ])('%s', (_, input, code) => {
    expect(refusal(input)).toEqual([code])
  })
})
