import { describe, expect, it } from 'vitest'
import { penaltyAnswer } from '@/components/rules/penalty/penalty-answer'
import type { PenaltyInput } from '@/components/rules/penalty/penalty-input'
import { penaltyReference } from '@/components/rules/penalty/penalty-reference'
import { pointsFormula } from '@/components/rules/penalty/points-formula'

const minor: PenaltyInput = { tableSize: 4, severity: 'minor', kind: 'normal', offender: 'opponent', couldDisadvantageSoloist: true, opposingCounterCalls: 0 }

describe('the penalty points of a case', () => {
  it.each([
    ['minor in a normal game', minor, { offender: -3, others: 1 }, 'goes-on', '9.3.2'],
    ['minor by an opponent, disadvantage possible', { ...minor, kind: 'solo' }, { offender: -3, soloist: 3, others: 0 }, 'goes-on', '9.3.3 (b1)'],
    ['minor by an opponent, no disadvantage', { ...minor, kind: 'solo', couldDisadvantageSoloist: false }, { offender: -3, soloist: 1, others: 1 }, 'goes-on', '9.3.3 (b2)'],
    ['serious by an opponent after "no 90"', { ...minor, severity: 'serious', kind: 'solo', opposingCounterCalls: 1 }, { offender: -15, soloist: 15, others: 0 }, 'counts-as-played', '9.4.4'],
    ['serious by the soloist', { ...minor, severity: 'serious', kind: 'solo', offender: 'soloist' }, { offender: -12, others: 4 }, 'not-played', '9.4.4'],
    ['serious at a five-player table', { ...minor, severity: 'serious', tableSize: 5 }, { offender: -12, others: 4, 'sits-out': null }, 'not-played', '9.4.3'],
    ['minor, counter-calls left over from another case', { ...minor, opposingCounterCalls: 4 }, { offender: -3, others: 1 }, 'goes-on', '9.3.2'],
    ['in a decided game', { ...minor, severity: 'decided' }, { offender: -3, others: 1 }, 'remaining-tricks-to-opponents', '9.5.1'],
  ] as const)('%s', (_name, input, shares, after, tsr) => {
    const answer = penaltyAnswer(input)
    expect(Object.fromEntries(answer.shares.map(({ role, points }) => [role, points]))).toEqual(shares)
    expect([answer.after, answer.tsr]).toEqual([after, tsr])
  })
})

describe('the whole table', () => {
  it('names every row by the games it is for, in the order of the rulebook', () => {
    const rows = penaltyReference().map(({ severity, scope, tsr, offender, soloist, others }) => [severity, scope, tsr, ...[offender, soloist, others].map(pointsFormula)].join(' | '))
    expect(rows).toEqual([
      'insignificant | any | 9.2.3 | 0 | 0 | 0',
      'minor | normal | 9.3.2 | \u22123 | +1 | +1',
      'minor | soloist | 9.3.3 (a) | \u22123 | \u22123 | +1',
      'minor | disadvantage | 9.3.3 (b1) | \u22123 | +3 | 0',
      'minor | no-disadvantage | 9.3.3 (b2) | \u22123 | +1 | +1',
      'serious | normal | 9.4.3 | \u221212 \u2212 3n | +4 + n | +4 + n',
      'serious | soloist | 9.4.4 | \u221212 \u2212 3n | \u221212 \u2212 3n | +4 + n',
      'serious | opponent | 9.4.4 | \u221212 \u2212 3n | +12 + 3n | 0',
      'decided | disadvantage | 9.5.1 | \u22123 | +3 | 0',
      'decided | otherwise | 9.5.1 | \u22123 | +1 | +1',
    ])
  })
})
