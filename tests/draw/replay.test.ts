import { describe, expect, it } from 'vitest'
import { planRounds } from '@/lib/draw/plan-rounds'
import { clubsOf, drawOf, peopleOf } from './field-of'

describe('The same seed', () => {
  it.each([
    ['32 people in 3 rounds', drawOf(32, 3), 'f379a5cd74e9049b95986fc7cf5b4c7cae355ee3d441c4d6b758f33ebc036164', 'cfa4857f312029ab43b9a4eaa85744d603a9ae7cf5921e369d11b8e13f2137bb'],
    ['53 people in 3 rounds', drawOf(53, 3), '9a167c2e47bd3e26e72080fbf8ee0730caecf8f5e338b932d603e96cd6fdf390', 'dab22229088477569f89073bceedaf29e937bfdd58bf8eb36649bb5c3c18bcf7'],
    ['17 people in 6 rounds, with a search to its end', drawOf(17, 6, { budget: 50_000 }), '4af5e788146845767690b9027e91fda0866359f90b12e576f54646e6d55a2e7d', 'f00262cfa61daa9a225b888da92ee8e9f7b54da6d01edb701c5de50a2c3947bb'],
    ['clubs, a blocked table and soft turns', drawOf(0, 4, { participants: clubsOf(3, 7), blockedTables: [3], wishes: { fiveRule: 'soft', clubs: 'soft' }, budget: 50_000 }), 'db88e4527a0848b6d399d62b01f2a1b0966a3369638be0e9e966bb3c7b39ca26', 'a50cb623af10fa89caa2ff9fa410ef5b1d492d7777473355dfbf7a43efe5ab06'],
  ])('gives the same plan on every machine: %s', (_, input, inputHash, resultHash) => {
    const plan = planRounds(input)
    expect([plan.inputHash, plan.resultHash]).toEqual([inputHash, resultHash])
  })

  it('gives the same plan in whatever order people were entered', () => {
    const participants = clubsOf(7, 5)
    const wishes = { fiveRule: 'strict', clubs: 'soft', apart: [['p0001', 'p0009']] } as const
    const turned = { ...wishes, apart: [['p0009', 'p0001']] } as const
    const plan = planRounds(drawOf(0, 4, { participants, wishes, budget: 50_000 }))
    expect(planRounds(drawOf(0, 4, { participants: [...participants].reverse(), wishes: turned, budget: 50_000 }))).toEqual(plan)
  })

  it('leaves the input alone', () => {
    const input = drawOf(0, 2, { participants: peopleOf(21).reverse(), history: planRounds(drawOf(21, 2)).rounds, blockedTables: [9, 1] })
    const before = structuredClone(input)
    planRounds(input)
    expect(input).toEqual(before)
  })
})

describe('Another seed', () => {
  it('gives another plan for the same input hash, which can be shown before the seed is known', () => {
    const [first, second] = ['a', 'b'].map((seed) => planRounds(drawOf(32, 3, { seed })))
    expect(first?.inputHash).toBe(second?.inputHash)
    expect(first?.resultHash).not.toBe(second?.resultHash)
  })

  it('brings every two people together about equally often', () => {
    const met = new Map<string, number>()
    for (let seed = 0; seed < 1500; seed++) {
      for (const table of planRounds(drawOf(13, 1, { seed: String(seed), budget: 0 })).rounds.flat()) {
        const sorted = [...table].sort()
        for (const [index, a] of sorted.entries()) for (const b of sorted.slice(index + 1)) met.set(a + b, (met.get(a + b) ?? 0) + 1)
      }
    }
    // 22 of 78 pairs a round: 423 expected, with a standard deviation of 17.
    expect(met.size).toBe(78)
    for (const times of met.values()) expect(Math.abs(times - 423)).toBeLessThan(85)
  })
})

describe('The input hash', () => {
  it.each([
    ['a club', { participants: clubsOf(4, 4) }],
    ['a blocked table', { blockedTables: [1] }],
    ['the budget', { budget: 1 }],
    ['the order of wishes', { wishes: { fiveRule: 'strict', clubs: 'off', order: ['clubs'] } }],
  ] as const)('changes with %s', (_, change) => {
    expect(planRounds(drawOf(16, 1, change)).inputHash).not.toBe(planRounds(drawOf(16, 1)).inputHash)
  })
})
