import { describe, expect, it } from 'vitest'
import { checkPlan } from '@/lib/draw/check-plan'
import type { PlanInput } from '@/lib/draw/plan-input'
import { inputHash } from '@/lib/draw/input-hash'
import { planRounds } from '@/lib/draw/plan-rounds'
import { drawOf, peopleOf } from './field-of'

/** Thirteen people after one round at two tables of four and one of five; the last person was drawn to none and took over a seat at the five. */
const people = peopleOf(14)
const ids = people.map(({ id }) => id)
const [fours, five, substitute = ''] = [[ids.slice(0, 4), ids.slice(4, 8)], ids.slice(8, 13), ids[13]]
const stayers = five.slice(1)
const seated = people.filter(({ id }) => id !== five[0])
const afterwards = (seed: string): PlanInput => ({ ...drawOf(13, 1, { seed, budget: 20_000 }), participants: seated, history: [[...fours, five]], substitutes: [{ id: substitute, met: stayers, atFive: true }] })

describe('Somebody who took over a seat', () => {
  it.each(Array.from({ length: 12 }, (_, index) => [`seed ${index}`]))('has met those at the table, and sits at no table of five again before the others, with %s', (seed) => {
    const input = afterwards(seed)
    const plan = planRounds(input)
    const { violations, figures, bounds } = checkPlan(input, plan.rounds)
    expect([violations, figures, bounds]).toEqual([[], plan.figures, plan.bounds])
    const table = plan.rounds[0]?.find((one) => one.includes(substitute)) ?? []
    expect([table.length, plan.figures.weightedRepeats >= plan.bounds.weightedRepeats]).toEqual([4, true])
    // Counted with the take-over, the meeting of the substitute with a stayer is a repeat.
    const again = table.filter((mate) => stayers.includes(mate)).length
    const without = checkPlan({ ...input, substitutes: [] }, plan.rounds).figures.repeats
    expect(plan.figures.repeats - without).toBe(again)
  })

  it('changes what the draw is made from, and nothing where there is none', () => {
    const input = afterwards('a')
    const hash = (changed: PlanInput) => inputHash(changed, '1', 1)
    const plain: PlanInput = { ...drawOf(13, 1, { seed: 'a', budget: 20_000 }), participants: seated, history: [[...fours, five]] }
    expect(hash({ ...input, substitutes: [] })).toBe(hash(plain))
    expect(hash(input)).not.toBe(hash(plain))
  })
})
