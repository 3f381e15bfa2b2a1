import { describe, expect, it } from 'vitest'
import { checkPlan } from '@/lib/draw/check-plan'
import { planRounds } from '@/lib/draw/plan-rounds'
import { drawOf, peopleOf } from './field-of'

describe('Rounds that stand', () => {
  it('count as meetings of the rounds to come', () => {
    const history = planRounds(drawOf(32, 3)).rounds
    const input = drawOf(32, 2, { history, seed: 'later' })
    const plan = planRounds(input)
    expect(plan.rounds).toHaveLength(2)
    expect(plan.figures).toMatchObject({ repeats: 0, maxMeetings: 1 })
    expect(checkPlan(input, plan.rounds)).toMatchObject({ violations: [], figures: plan.figures })
  })

  it('count as turns at the five-player table', () => {
    const history = planRounds(drawOf(17, 2)).rounds
    const input = drawOf(17, 1, { history })
    const hadTurn = history.flat().filter((table) => table.length === 5).flat()
    const five = planRounds(input).rounds.flat().find((table) => table.length === 5) ?? []
    expect(five.filter((person) => hadTurn.includes(person))).toEqual([])
  })

  it('count as lists kept', () => {
    const history = planRounds(drawOf(16, 1)).rounds
    const kept = history.flat().map((table) => table.at(-1))
    const again = planRounds(drawOf(16, 3, { history })).rounds.flat().map((table) => table.at(-1))
    expect(new Set([...kept, ...again]).size).toBe(16)
  })
})

describe('A field that changes from round to round', () => {
  it.each([48, 52, 66])('of %i people has no repeat in six rounds, with late comers and leavers each time, planned ahead anew', (people) => {
    let present = peopleOf(people)
    const history: string[][][] = []
    for (let round = 0; round < 6; round++) {
      if (round > 0) present = [...present.slice(round % 3), ...[{ id: `late ${round}a` }, { id: `late ${round}b` }].slice(0, (round + 1) % 3)]
      const input = drawOf(0, 6 - round, { participants: present, history, seed: `round ${round}` })
      const plan = planRounds(input)
      const check = checkPlan(input, plan.rounds)
      expect(check.violations).toEqual([])
      expect(check.figures).toEqual(plan.figures)
      expect(plan.figures.repeats).toBe(0)
      history.push(...plan.rounds.slice(0, 1))
    }
  })
})
