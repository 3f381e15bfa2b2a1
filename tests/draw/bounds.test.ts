import { describe, expect, it } from 'vitest'
import { balanced } from '@/lib/draw/balanced'
import { planBounds } from '@/lib/draw/bounds'
import { readField } from '@/lib/draw/field'
import { planRounds } from '@/lib/draw/plan-rounds'
import { clubsOf, drawOf } from './field-of'

const boundOf = (people: number, rounds: number, strict = true): number => planBounds(readField(drawOf(people, rounds)), rounds, strict).weightedRepeats

describe('What no schedule can go below', () => {
  it.each([
    [17, [12, 18, 25, 35]],
    [18, [14, 24, 36, 50]],
    [19, [12, 24, 39, 55]],
    [21, [6, 12, 12, 12]],
    [22, [8, 12, 12, 12]],
    [23, [10, 12, 12, 12]],
    [26, [4, 4, 4, 4]],
    [27, [6, 6, 6, 6]],
    [31, [6, 6, 6, 6]],
    [53, [0, 0, 0, 0]],
  ])('%i people with strict turns, 3 to 6 rounds', (people, bounds) => {
    expect([3, 4, 5, 6].map((rounds) => boundOf(people, rounds))).toEqual(bounds)
  })

  it.each([
    [16, 5, 0],
    [16, 6, 24],
    [24, 7, 0],
    [24, 8, 12],
    [32, 10, 0],
    [32, 11, 32],
    [4, 3, 18],
  ])('%i people at four-player tables in %i rounds: %i', (people, rounds, bound) => {
    expect(boundOf(people, rounds)).toBe(bound)
  })

  it('is lower where turns may be given up', () => {
    expect([17, 18, 19, 21, 31].map((people) => boundOf(people, 3, false) <= boundOf(people, 3))).toEqual([true, true, true, true, true])
    expect(boundOf(21, 5, false)).toBe(0)
  })

  it('counts club pairs that do not fit at separate tables', () => {
    const ofOneClub = readField(drawOf(0, 1, { participants: clubsOf(1, 20) }))
    expect(planBounds(ofOneClub, 3, true).clubPairs).toBe(3 * 5 * 6)
    expect([balanced(20, 5), balanced(6, 5), balanced(5, 5), balanced(0, 5)]).toEqual([30, 1, 0, 0])
  })

  it('starts from the rounds that stand', () => {
    const first = planRounds(drawOf(16, 5))
    const history = first.rounds
    expect(planRounds(drawOf(16, 1, { history, budget: 1000 })).bounds.weightedRepeats).toBe(24)
    const repeated = planRounds(drawOf(32, 1, { history: [...history.slice(0, 1), ...history.slice(0, 1)], budget: 1000 }))
    expect(repeated.bounds.weightedRepeats).toBe(24)
  })
})
