import { describe, expect, it } from 'vitest'
import { checkPlan } from '@/lib/draw/check-plan'
import { planRounds } from '@/lib/draw/plan-rounds'
import { drawOf, peopleOf } from './field-of'

const ids = (people: number): string[] => peopleOf(people).map(({ id }) => id)

/** Another order of the same ids, with no connection to who has met. */
const shuffled = (people: number, step: number): string[] => {
  const all = ids(people)
  return all.map((_, index) => all[(index * step + 3) % people] ?? '')
}

describe('By standings', () => {
  it('the leaders sit at the first table, and so on down', () => {
    const ranks = shuffled(16, 5)
    const { rounds } = planRounds(drawOf(16, 1, { mode: 'standings', ranks }))
    expect(rounds[0]?.map((table) => [...table].sort())).toEqual([0, 4, 8, 12].map((first) => ranks.slice(first, first + 4).sort()))
  })

  it('blocked tables are skipped, and who has a fixed table stays there while the others close up', () => {
    const participants = peopleOf(12).map((person) => (person.id === 'p0001' ? { ...person, fixedTable: 4 } : person))
    const input = drawOf(0, 1, { participants, mode: 'standings', ranks: ids(12), blockedTables: [1] })
    const { rounds } = planRounds(input)
    expect(rounds[0]?.map((table) => [...table].sort())).toEqual([
      [],
      ['p0002', 'p0003', 'p0004', 'p0005'],
      ['p0006', 'p0007', 'p0008', 'p0009'],
      ['p0001', 'p0010', 'p0011', 'p0012'],
    ])
    expect(checkPlan(input, rounds).violations).toEqual([])
  })

  it('the five-player table goes where people have not sat at one', () => {
    const history = [[ids(13).slice(0, 4), ids(13).slice(4, 8), ids(13).slice(8)]]
    const { rounds } = planRounds(drawOf(13, 1, { mode: 'standings', ranks: ids(13), history }))
    expect(rounds[0]?.map((table) => table.length)).toEqual([5, 4, 4])
  })

  it('in the final round it is always the last', () => {
    const history = [[ids(13).slice(0, 4), ids(13).slice(4, 8), ids(13).slice(8)]]
    const { rounds } = planRounds(drawOf(13, 1, { mode: 'final', ranks: ids(13), history }))
    expect(rounds[0]?.map((table) => [...table].sort())).toEqual(history[0])
  })

  it.each([
    [32, 4],
    [40, 4],
    [48, 3],
    [64, 3],
  ])('with avoidance: %i people have no repeat in five rounds and move %i tables at most', (people, most) => {
    const history: string[][][] = []
    for (let round = 0; round < 5; round++) {
      const ranks = shuffled(people, [1, 7, 11, 13, 17][round] ?? 1)
      const input = drawOf(people, 1, { mode: 'standings-avoid', ranks, history, seed: `round ${round}` })
      const { rounds, figures } = planRounds(input)
      expect(checkPlan(input, rounds).violations).toEqual([])
      expect(figures.repeats).toBe(0)
      for (const [table, seated] of (rounds[0] ?? []).entries()) {
        for (const person of seated) expect(Math.abs(Math.floor(ranks.indexOf(person) / 4) - table)).toBeLessThanOrEqual(most)
      }
      history.push(...rounds)
    }
  })

  it('with avoidance nobody is moved who has no repeat to avoid', () => {
    const { rounds } = planRounds(drawOf(32, 1, { mode: 'standings-avoid', ranks: ids(32) }))
    expect(rounds[0]?.map((table) => [...table].sort())).toEqual(Array.from({ length: 8 }, (_, table) => ids(32).slice(4 * table, 4 * table + 4)))
  })
})
