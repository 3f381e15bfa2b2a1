import { describe, expect, it } from 'vitest'
import { boundDecisionPoints } from '@/lib/rules/penalty/bound-decision-points'
import { checkCatalogueEntry } from '@/lib/rules/penalty/check-catalogue-entry'
import { checkSanction } from '@/lib/rules/penalty/check-sanction'

describe('TSR 9.7.2 · a sanction of the tribunal', () => {
  it.each([1, 2, 11, 12])('can deduct %d points', (points) => {
    expect(checkSanction({ kind: 'deduction', points })).toEqual([])
  })

  it.each([-1, 0, 0.5, 13, Number.NaN])('cannot deduct %d points', (points) => {
    expect(checkSanction({ kind: 'deduction', points })).toEqual([
      { code: 'deduction-out-of-range', tsr: '9.7.2 (b)', params: { points, most: 12 } },
    ])
  })

  it.each(['warning', 'disqualification'] as const)('can be a %s without points', (kind) => {
    expect(checkSanction({ kind })).toEqual([])
  })
})

const entry = { id: 'late', tsr: '9.7.3', kind: 'bound-decision' } as const
const table = { tableSize: 5, dealer: 1, offender: 3 } as const

describe('TSR 9.7.3 · a bound decision', () => {
  it('with credit is a row of the list that the three other players share', () => {
    const points = boundDecisionPoints({ points: 6, creditsPartners: true }, table)
    expect(points).toEqual({ place: 'list', points: [null, 2, -6, 2, 2], tsr: '9.7.3' })
  })

  it('without credit stands outside the list', () => {
    const points = boundDecisionPoints({ points: 6, creditsPartners: false }, table)
    expect(points).toEqual({ place: 'outside', deduction: 6, tsr: '9.7.3' })
  })

  it('against a dealer who sits out stands outside the list, whatever the catalogue says of credit (TSR 10.1.2)', () => {
    const points = boundDecisionPoints({ points: 6, creditsPartners: true }, { ...table, offender: 1 })
    expect(points).toEqual({ place: 'outside', deduction: 6, tsr: '9.7.3' })
  })

  it.each([
    ['credit that three players can share', 3, true, []],
    ['any whole number without credit', 5, false, []],
    ['credit that three players cannot share', 4, true, ['credit-not-shareable']],
    ['no points', 0, false, ['bound-points-out-of-range']],
    ['half a point', 1.5, true, ['bound-points-out-of-range']],
  ])('is checked for %s', (_name, points, creditsPartners, expected) => {
    expect(checkCatalogueEntry({ ...entry, points, creditsPartners }).map(({ code }) => code)).toEqual(expected)
  })
})

describe('TSR 9.1.7 · a classified violation', () => {
  it('needs no points of its own', () => {
    expect(checkCatalogueEntry({ id: 'wrong-lead', tsr: '5.1.1', kind: 'violation', severity: 'serious' })).toEqual([])
  })
})
