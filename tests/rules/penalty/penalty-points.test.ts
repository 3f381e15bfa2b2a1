import { describe, expect, it } from 'vitest'
import type { PenaltyCase } from '@/lib/rules/penalty/penalty-case'
import { penaltyPoints } from '@/lib/rules/penalty/penalty-points'
import vectors from '@/tests/fixtures/vectors/penalties.json'
import { everyPenaltyCase } from '@/tests/rules/penalty/every-penalty-case'

const normal: PenaltyCase = {
  tableSize: 4, dealer: 1, severity: 'minor', kind: 'normal', offender: 2, soloist: null, couldDisadvantageSoloist: null, opposingCounterCalls: 0,
}
const solo: PenaltyCase = { ...normal, kind: 'solo', soloist: 4, couldDisadvantageSoloist: false }
const ownSolo: PenaltyCase = { ...solo, soloist: 2, couldDisadvantageSoloist: null }

describe.each<[string, [string, PenaltyCase, PenaltyCase['severity'], (number | null)[], tsr: string][]]>([
  ['TSR 9.2.1, 9.2.3 · an insignificant violation', [
    ['brings no points in a normal game', normal, 'insignificant', [0, 0, 0, 0], '9.2.3'],
    ['brings no points in a solo', solo, 'insignificant', [0, 0, 0, 0], '9.2.3'],
  ]],
  ['TSR 9.3.1, 9.3.2 · a minor violation in a normal game', [
    ['costs three points, one for each other player', normal, 'minor', [1, -3, 1, 1], '9.3.2'],
    ['credits nobody who sits out', { ...normal, tableSize: 5 }, 'minor', [null, -3, 1, 1, 1], '9.3.2'],
  ]],
  ['TSR 9.3.3 · a minor violation in a solo', [
    ['(a) by the soloist credits each opponent with one point', ownSolo, 'minor', [1, -3, 1, 1], '9.3.3 (a)'],
    ['(b1) that could disadvantage the soloist credits the soloist alone', { ...solo, couldDisadvantageSoloist: true }, 'minor', [0, -3, 0, 3], '9.3.3 (b1)'],
    ['(b2) that could not credits all three others', solo, 'minor', [1, -3, 1, 1], '9.3.3 (b2)'],
  ]],
  ['TSR 9.4.1, 9.4.3 · a serious violation in a normal game', [
    ['costs twelve points, four for each other player', normal, 'serious', [4, -12, 4, 4], '9.4.3'],
    ['costs three more for each counter-call against the offender', { ...normal, opposingCounterCalls: 4 }, 'serious', [8, -24, 8, 8], '9.4.3'],
  ]],
  ['TSR 9.4.4 · a serious violation in a solo', [
    ['by the soloist is dealt with as in a normal game', { ...ownSolo, opposingCounterCalls: 1 }, 'serious', [5, -15, 5, 5], '9.4.4'],
    ['by an opponent credits the soloist alone', { ...solo, opposingCounterCalls: 3 }, 'serious', [0, -21, 0, 21], '9.4.4'],
  ]],
  ['TSR 9.7.3 · a bound decision with credit', [
    ['costs its price, a third for each other player', { ...normal, boundPoints: 9 }, 'bound', [3, -9, 3, 3], '9.7.3'],
    ['does so in a solo, whoever plays it', { ...solo, boundPoints: 6 }, 'bound', [2, -6, 2, 2], '9.7.3'],
    ['credits nobody who sits out', { ...normal, tableSize: 5, boundPoints: 3 }, 'bound', [null, -3, 1, 1, 1], '9.7.3'],
  ]],
  ['TSR 9.5.1 · a violation in a decided game', [
    ['costs what a minor one costs', normal, 'decided', [1, -3, 1, 1], '9.5.1'],
    ['by the soloist credits each opponent', ownSolo, 'decided', [1, -3, 1, 1], '9.5.1'],
    ['that could disadvantage the soloist credits the soloist alone', { ...solo, couldDisadvantageSoloist: true }, 'decided', [0, -3, 0, 3], '9.5.1'],
    ['that could not credits all three others', solo, 'decided', [1, -3, 1, 1], '9.5.1'],
  ]],
  ['TSR 10.1.2 · at a five-player table', [
    ['whoever deals gets nothing', { ...normal, tableSize: 5, dealer: 3 }, 'minor', [1, -3, null, 1, 1], '9.3.2'],
    ['that goes on as four, only the empty position gets nothing', { ...normal, tableSize: 5, dealer: 3, left: { position: 5 } }, 'minor', [1, -3, 1, 1, null], '9.3.2'],
  ]],
])('%s', (_title, rows) => {
  it.each(rows)('%s', (_name, penalty, severity, points, tsr) => {
    expect(penaltyPoints({ ...penalty, severity })).toEqual({ points, tsr })
  })
})

describe('TSR 9.3–9.4 · every case of the vectors', () => {
  it.each(vectors.cases)('$name', ({ expect: expected, ...penalty }) => {
    // JSON is typed wider than its content.
    expect(penaltyPoints(penalty as PenaltyCase).points).toEqual(expected.points)
  })
})

describe('TSR 7.3.3, 9.2–9.5 · every penalty there can be', () => {
  const rows = everyPenaltyCase().map((penalty) => ({ penalty, points: penaltyPoints(penalty).points }))
  const played = (points: readonly (number | null)[]) => points.filter((value) => value !== null)

  it('adds up to zero over the four players of the game', () => {
    for (const { points } of rows) {
      expect(played(points)).toHaveLength(4)
      expect(played(points).reduce((sum, value) => sum + value, 0)).toBe(0)
    }
  })

  it('leaves nobody but the offender below zero, and whoever sits out without points', () => {
    for (const { penalty, points } of rows) {
      const below = points.flatMap((value, index) => (value !== null && value < 0 ? [index + 1] : []))
      expect(below).toEqual(penalty.severity === 'insignificant' ? [] : [penalty.offender])
      expect(points.flatMap((value, index) => (value === null ? [index + 1] : []))).toEqual(penalty.tableSize === 5 ? [penalty.dealer] : [])
    }
  })

  it('mixes even and odd only where the soloist is credited with 3, 15 or 21', () => {
    const mixed = rows.filter(({ points }) => new Set(played(points).map((value) => Math.abs(value % 2))).size > 1)
    const shapes = mixed.map(({ points }) => played(points).sort((a, b) => b - a).join(' '))
    expect([...new Set(shapes)].sort()).toEqual(['15 0 0 -15', '21 0 0 -21', '3 0 0 -3'])
    for (const { penalty, points } of mixed) expect(points[(penalty.soloist ?? 0) - 1]).toBeGreaterThan(0)
  })
})
