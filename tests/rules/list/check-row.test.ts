import { describe, expect, it } from 'vitest'
import { checkRow } from '@/lib/rules/list/check-row'
import { needsConfirmation } from '@/lib/rules/list/needs-confirmation'
import { positiveScorers } from '@/lib/rules/list/positive-scorers'
import { rowShape } from '@/lib/rules/list/row-shape'
import type { RowPoints, ScoreRow } from '@/lib/rules/list/score-row'
import vectors from '@/tests/fixtures/vectors/rows.json'

type RowCase = ScoreRow & { readonly name: string; readonly expect: boolean }
// The fixture is JSON, whose literal types widen to number and string.
const cases = vectors.cases as RowCase[]
const codes = (row: ScoreRow): string[] => checkRow(row).map(({ code }) => code)
const four = (points: RowPoints, row: ScoreRow['row'] = 'game'): ScoreRow => ({ tableSize: 4, dealer: 1, points, row })
const five = (dealer: ScoreRow['dealer'], points: RowPoints): ScoreRow => ({ tableSize: 5, dealer, points, row: 'game' })

describe('possible and impossible rows', () => {
  it.each(cases)('$name · $row $points', (row) => {
    expect(checkRow(row).length === 0).toBe(row.expect)
  })
})

describe('TSR 7.3.3 · a row of a game', () => {
  it.each<[string, RowPoints, string[]]>([
    ['adds up to nothing', [2, 2, -2, -1], ['row-sum', 'even-odd', 'row-shape']],
    ['adds up to nothing, not to less', [2, -2, -2, -2], ['row-sum', 'row-shape']],
    ['is all even or all odd', [3, -3, 2, -2], ['even-odd', 'row-shape']],
    ['has two against two of one value', [4, -4, 2, -2], ['row-shape']],
    ['or one against three with three times the value', [6, -2, -2, -2], []],
    ['or nothing for anybody', [0, 0, 0, 0], []],
    ['has points for each player', [2, 2, -4, null], ['points-missing']],
    ['has whole points', [1.5, 1.5, -1.5, -1.5], ['not-a-whole-number', 'not-a-whole-number', 'not-a-whole-number', 'not-a-whole-number']],
    ['has a place for each position', [1, 1, -2], ['row-length', 'points-missing']],
  ])('%s', (_, points, expected) => {
    expect(codes(four(points))).toEqual(expected)
  })

  it.each<[RowPoints, string[]]>([
    [[29, 29, -29, -29], []],
    [[30, 30, -30, -30], ['value-too-high']],
    [[63, -21, -21, -21], []],
    [[66, -22, -22, -22], ['solo-too-high']],
  ])('stays within what a game can be worth: %j', (points, expected) => {
    expect(codes(four(points))).toEqual(expected)
  })

  it('knows no dealer who is not at the table', () => {
    expect(checkRow({ ...four([1, 1, -1, -1]), dealer: 5 })).toEqual([{ code: 'no-such-dealer', tsr: '3.3.1', params: { position: 5 } }])
  })

  it('says by how much the sum is off', () => {
    expect(checkRow(four([4, 4, -4, -2]))[0]).toEqual({ code: 'row-sum', tsr: '7.3.3', params: { sum: 2 } })
  })

  it('asks back above 12 for each', () => {
    expect([[12, 12, -12, -12], [13, 13, -13, -13], [36, -12, -12, -12], [39, -13, -13, -13], [0, 0, 0, 0]].map(needsConfirmation)).toEqual([false, true, false, true, false])
  })

  it('marks who scored positive', () => {
    expect(positiveScorers([3, null, -3, 3, -3])).toEqual([1, 4])
    expect(positiveScorers([0, 0, 0, 0])).toEqual([])
  })

  it('tells the lone player from his points, won or lost', () => {
    expect(rowShape([1, 1, null, -3, 1])).toEqual({ form: 'one-three', unit: 1, lone: 3 })
    expect(rowShape([-2, 6, -2, -2])).toEqual({ form: 'one-three', unit: 2, lone: 1 })
  })
})

describe('TSR 9.2.3, 9.3.2, 9.3.3, 9.4.3, 9.4.4 · a row of a penalty', () => {
  it.each<[string, RowPoints, string[]]>([
    ['is minor and credited to all', [1, 1, -3, 1], []],
    ['is minor and credited to the soloist, mixed even and odd', [3, 0, -3, 0], []],
    ['is serious and credited to all', [6, -18, 6, 6], []],
    ['is serious and credited to the soloist', [0, 24, 0, -24], []],
    ['is not without points', [0, 0, 0, 0], ['penalty-of-zeros']],
    ['is not just any value', [2, 2, -6, 2], ['penalty-shape']],
    ['is not heavier than four counter-calls make it', [9, 9, 9, -27], ['penalty-shape']],
  ])('%s', (_, points, expected) => {
    expect(codes(four(points, 'penalty'))).toEqual(expected)
  })
})

describe('TSR 10.1.2 · at a five-player table the dealer has no points', () => {
  it.each<[string, ScoreRow, string[]]>([
    ['an empty place for the dealer', five(2, [1, null, 1, -1, -1]), []],
    ['not even a zero', five(2, [1, 0, 1, -1, -1]), ['sits-out-has-points']],
    ['nobody else sits out', five(3, [1, null, 1, -1, -1]), ['sits-out-has-points', 'points-missing']],
    ['nobody sits out once somebody has left', { ...five(2, [1, 1, -1, -1, null]), left: { position: 5 } }, []],
    ['whoever has left has no points', { ...five(2, [1, null, -1, 1, -1]), left: { position: 5 } }, ['sits-out-has-points', 'points-missing']],
    ['whoever has left does not deal', { ...five(5, [1, 1, -1, -1, null]), left: { position: 5 } }, ['no-such-dealer']],
  ])('%s', (_, row, expected) => {
    expect(codes(row)).toEqual(expected)
  })
})

describe('TSR 9.7.3 · the row of a bound decision', () => {
  it.each<[string, RowPoints, string[]]>([
    ['of three points', [-3, 1, 1, 1], []],
    ['of any multiple of three', [5, 5, -15, 5], []],
    ['of nothing', [0, 0, 0, 0], ['penalty-shape']],
    ['in somebody’s favour', [6, -2, -2, -2], ['penalty-shape']],
    ['that credits one alone', [-6, 6, 0, 0], ['penalty-shape']],
    ['that does not add up', [-6, 2, 2, 1], ['row-sum', 'penalty-shape']],
  ])('%s', (_, points, expected) => {
    expect(codes(four(points, 'bound-decision'))).toEqual(expected)
  })

  it('is no row of another penalty', () => {
    expect(codes(four([-6, 2, 2, 2], 'penalty'))).toEqual(['penalty-shape'])
  })
})
