import { describe, expect, it } from 'vitest'
import { checkPlan } from '@/lib/draw/check-plan'
import type { PlanInput } from '@/lib/draw/plan-input'
import { planRounds } from '@/lib/draw/plan-rounds'
import { drawOf, peopleOf } from './field-of'

const input = drawOf(13, 2)
const good = planRounds(input).rounds

/** The good plan with one fault planted by `plant`. */
function faulty(plant: (rounds: string[][][]) => void): string[][][] {
  const rounds = structuredClone(good)
  plant(rounds)
  return rounds
}

const codes = (rounds: string[][][], of: PlanInput = input) => [...new Set(checkPlan(of, rounds).violations.map(({ code }) => code))].sort()

/** Replaces one id by another wherever a round seats it. */
const rename = (tables: string[][] | undefined, from: string, to: string): void => {
  for (const table of tables ?? []) for (const [position, person] of table.entries()) if (person === from) table[position] = to
}

describe('A plan', () => {
  it('as it was drawn has nothing wrong with it', () => {
    expect(checkPlan(input, good).violations).toEqual([])
  })

  it('that seats somebody twice names the person, the round and who is missing', () => {
    const rounds = faulty(([first]) => rename(first, 'p0001', 'p0002'))
    const found = checkPlan({ ...input, wishes: { fiveRule: 'soft', clubs: 'off' } }, rounds).violations
    expect(found.map(({ code, params }) => [code, params.person, params.round])).toEqual([
      ['person-missing', 'p0001', 1],
      ['person-twice', 'p0002', 1],
    ])
  })

  it.each([
    ['leaves somebody out', ([first]: string[][][]) => first?.[0]?.pop(), ['person-missing', 'table-size', 'table-sizes']],
    ['seats a stranger', ([first]: string[][][]) => rename(first, 'p0001', 'stranger'), ['person-missing', 'person-unknown']],
    ['moves somebody to another table', ([first]: string[][][]) => first?.[2]?.push(first[0]?.pop() ?? ''), ['table-size', 'table-sizes']],
    ['lacks a round', (rounds: string[][][]) => rounds.pop(), ['round-count']],
    ['gives somebody two turns at the five-player table', (rounds: string[][][]) => rounds.splice(1, 1, structuredClone(rounds[0] ?? [])), ['five-rule']],
  ])('that %s is found out', (_, plant, expected) => {
    expect(codes(faulty(plant))).toEqual(expected)
  })

  it('that uses a blocked table is found out', () => {
    expect(codes(good, { ...input, blockedTables: [2] })).toEqual(['blocked-table-used'])
  })

  it('that seats somebody away from a fixed table is found out', () => {
    const away = (good[0]?.findIndex((table) => table.includes('p0005')) ?? 0) === 0 ? 2 : 1
    const participants = peopleOf(13).map((person) => (person.id === 'p0005' ? { ...person, fixedTable: away } : person))
    expect(codes(good, { ...input, participants })).toEqual(['fixed-table-missed'])
  })

  it('that brings a named pair together is found out', () => {
    const [person, mate] = good[1]?.[0] ?? []
    expect(codes(good, { ...input, wishes: { ...input.wishes, apart: [[person ?? '', mate ?? '']] } })).toEqual(['pair-together'])
  })

  it('that brings club mates together who could be apart is found out', () => {
    const [person, mate] = good[1]?.[0] ?? []
    const participants = peopleOf(13).map(({ id }) => (id === person || id === mate ? { id, club: 'Karo' } : { id }))
    expect(codes(good, { ...input, participants, wishes: { fiveRule: 'strict', clubs: 'strict' } })).toEqual(['club-pairs'])
  })

  it('for a number of people that cannot be seated says so', () => {
    expect(codes([[['p0001', 'p0002', 'p0003', 'p0004']], [['p0001', 'p0002', 'p0003', 'p0004']]], drawOf(7, 2))).toContain('people-cannot-be-seated')
  })
})

describe('The figures of a plan', () => {
  const table = (...people: string[]): string[] => people

  it('are counted by hand like this', () => {
    const participants = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => (id < 'c' ? { id, club: 'Karo' } : { id }))
    const rounds = [
      [table('a', 'b', 'c', 'd'), table('e', 'f', 'g', 'h')],
      [table('a', 'b', 'e', 'd'), table('c', 'f', 'g', 'h')],
    ]
    const history = [[table('b', 'a', 'g', 'h'), table('c', 'e', 'f', 'd')]]
    const { figures } = checkPlan({ participants, rounds: 2, history, wishes: { fiveRule: 'strict', clubs: 'soft' }, seed: '' }, rounds)
    // Three times: ab, gh. Twice: ad, bd, cd, de, ef, fg, fh, cf. Lists: d three times, h three times.
    expect(figures).toEqual({ repeats: 12, weightedRepeats: 14, maxMeetings: 3, clubPairs: 3, keeperMax: 3 })
  })
})
