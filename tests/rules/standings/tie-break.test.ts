import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawnLot } from '@/lib/rules/standings/drawn-lot'
import { MissingSeed, tieBreak } from '@/lib/rules/standings/tie-break'
import type { TieRule } from '@/lib/rules/standings/tie-break'
import { standingsOf } from '@/tests/support/standings-of'

const places = (points: Record<string, (number | null)[]>, tieRule: TieRule) =>
  standingsOf({ points, rule: { tieRule } }).rows.map(({ rank, personId }) => `${String(rank)} ${personId}`)

describe('A tie in the total', () => {
  it.each<[string, TieRule, Record<string, (number | null)[]>, string[]]>([
    ['is a shared rank by default', 'shared', { ada: [1, 9], ben: [5, 5] }, ['1 ada', '1 ben']],
    ['goes to the better best round', 'best-round', { ada: [6, 4], ben: [9, 1] }, ['1 ben', '2 ada']],
    ['takes a missed round for no best one', 'best-round', { ada: [4, 1, null], ben: [6, -1, 0] }, ['1 ben', '2 ada']],
    ['stays shared when the best rounds are equal', 'best-round', { ada: [9, 4, 2], ben: [9, 3, 3] }, ['1 ada', '1 ben']],
    ['goes to the better last round', 'last-round', { ada: [6, 4], ben: [1, 9] }, ['1 ben', '2 ada']],
    ['goes to who played the last round at all', 'last-round', { ada: [-2, null], ben: [0, -2] }, ['1 ben', '2 ada']],
    ['stays shared when nobody of them played the last round', 'last-round', { ada: [2, null], ben: [2, null], cem: [0, 1] }, ['1 ada', '1 ben', '3 cem']],
    ['goes to more positive rounds', 'positive-rounds', { ada: [9, -1, 0], ben: [4, 4, 0] }, ['1 ben', '2 ada']],
    ['counts a round of zero as none of them', 'positive-rounds', { ada: [8, 0], ben: [8, 0], cem: [9, -1] }, ['1 ada', '1 ben', '1 cem']],
  ])('%s', (_, tieRule, points, expected) => {
    expect(places(points, tieRule)).toEqual(expected)
  })

  it('never lets the rule overturn a better total', () => {
    expect(places({ ada: [6, 5], ben: [10, 0] }, 'best-round')).toEqual(['1 ada', '2 ben'])
  })
})

describe('A tie drawn by lot', () => {
  const points = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`p${String(index + 1)}`, [0]]))
  const people = Object.fromEntries(Object.keys(points).map((id) => [id, { startNumber: Number(id.slice(1)) }]))
  const drawn = (seed: string, ids = Object.keys(points)) =>
    standingsOf({ points: Object.fromEntries(ids.map((id) => [id, [0]])), people, rule: { tieRule: 'lot', seed } }).rows.map(({ rank, personId }) => `${String(rank)} ${personId}`)

  it('is ordered by SHA-256 of seed/start number, which anybody can compute again', () => {
    expect(drawnLot('oberweser', 7)).toBe(createHash('sha256').update('oberweser/7').digest('hex'))
    const lotOf = (id: string) => drawnLot('oberweser', Number(id.slice(1)))
    const expected = Object.keys(points).toSorted((a, b) => (lotOf(a) < lotOf(b) ? -1 : 1))
    expect(drawn('oberweser')).toEqual(expected.map((id, index) => `${String(index + 1)} ${id}`))
  })

  it('comes out the same for the same seed and otherwise for another one', () => {
    expect(drawn('oberweser')).toEqual(drawn('oberweser'))
    expect(drawn('hannover')).not.toEqual(drawn('oberweser'))
  })

  it('keeps the order of two people whoever else takes part', () => {
    const two = drawn('oberweser', ['p3', 'p11']).map((place) => place.split(' ')[1])
    const all = drawn('oberweser').map((place) => place.split(' ')[1])
    expect(all.filter((id) => two.includes(id))).toEqual(two)
  })

  it('is refused without a seed', () => {
    expect(() => tieBreak('lot')).toThrow(MissingSeed)
  })
})
