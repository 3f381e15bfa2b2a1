import { describe, expect, it } from 'vitest'
import { categoryStandings } from '@/lib/rules/standings/category-standings'
import { teamStandings } from '@/lib/rules/standings/team-standings'
import { tieCrossesLine } from '@/lib/rules/standings/tie-crosses-line'
import { standingsOf } from '@/tests/support/standings-of'

const ids = (rows: readonly { personId: string }[]) => rows.map(({ personId }) => personId)

describe('The ranking within a category', () => {
  const ladies = { categories: ['ladies'] }
  const both = { categories: ['seniors', 'ladies'] }
  const result = standingsOf({
    points: { ada: [5], ben: [9], cleo: [5], dora: [3], eva: [20] },
    people: { ada: ladies, cleo: both, dora: ladies, eva: { ...ladies, disqualified: true } },
  })

  it('counts ranks anew, shared ones too, and shows the overall rank', () => {
    expect(categoryStandings(result.rows, 'ladies').map(({ personId, rank, overallRank }) => [personId, rank, overallRank])).toEqual([
      ['ada', 1, 2],
      ['cleo', 1, 2],
      ['dora', 3, 4],
    ])
  })

  it('holds who carries several tags in each of them, and nobody for an unknown one', () => {
    expect(ids(categoryStandings(result.rows, 'seniors'))).toEqual(['cleo'])
    expect(categoryStandings(result.rows, 'juniors')).toEqual([])
  })
})

describe('The team ranking', () => {
  const points = { a1: [1], a2: [2], a3: [3], a4: [4], b1: [10], b2: [-10], b3: [5], b4: [5], b5: [-1], c1: [50] }
  const teams = Object.fromEntries(Object.keys(points).map((id) => [id, { team: id.charAt(0), club: `KS ${id.charAt(0)}` }]))

  it('adds the totals of a named four, deductions included', () => {
    const deductions = [{ personId: 'a4', round: 1, points: 6 }]
    const { rows } = teamStandings(standingsOf({ points, people: teams, deductions }).rows, 'team')
    expect(rows.map(({ rank, name, total }) => [rank, name, total])).toEqual([[1, 'b', 19], [2, 'a', 4]])
  })

  it('takes the best four of a club, best first', () => {
    const { rows } = teamStandings(standingsOf({ points, people: teams }).rows, 'club')
    expect(rows[0]).toMatchObject({ name: 'KS b', total: 19 })
    expect(ids(rows[0]?.members ?? [])).toEqual(['b1', 'b3', 'b4', 'b5'])
  })

  it('leaves a team of fewer than four unranked, however many points it has', () => {
    const { rows, incomplete } = teamStandings(standingsOf({ points, people: teams }).rows, 'team')
    expect(rows.map(({ name }) => name)).toEqual(['b', 'a'])
    expect(incomplete.map(({ name, total }) => [name, total])).toEqual([['c', 50]])
  })

  it('lists incomplete teams by their lowest start number', () => {
    const people = { ada: { team: 'late' }, ben: { team: 'early' } }
    const { incomplete } = teamStandings(standingsOf({ points: { ben: [1], ada: [9] }, people }).rows, 'team')
    expect(incomplete.map(({ name }) => name)).toEqual(['early', 'late'])
  })

  it('shares the rank of equal teams and lists them by their lowest start number', () => {
    const even = { a1: [0], b1: [4], b2: [0], b3: [0], b4: [0], a2: [2], a3: [1], a4: [1] }
    const people = Object.fromEntries(Object.keys(even).map((id) => [id, { team: id.charAt(0) }]))
    const { rows } = teamStandings(standingsOf({ points: even, people }).rows, 'team')
    expect(rows.map(({ rank, name }) => [rank, name])).toEqual([[1, 'a'], [1, 'b']])
  })

  it('ignores people without a team', () => {
    expect(teamStandings(standingsOf({ points: { ada: [1] } }).rows, 'team')).toEqual({ rows: [], incomplete: [] })
  })

  it('TSR 9.7.2: a disqualified person scores for no team', () => {
    const people = { ...teams, b1: { team: 'b', disqualified: true } }
    const { rows } = teamStandings(standingsOf({ points, people }).rows, 'team')
    expect(rows.map(({ name, total }) => [name, total])).toEqual([['a', 10], ['b', -1]])
  })
})

describe('A prize line that crosses a tie', () => {
  const { rows } = standingsOf({ points: { ada: [9], ben: [7], cem: [7], dora: [7], eva: [0] } })

  it.each<[string, number, string[]]>([
    ['names nobody before a tie', 1, []],
    ['names all who are tied across it', 2, ['ben', 'cem', 'dora']],
    ['names them wherever in the tie it falls', 3, ['ben', 'cem', 'dora']],
    ['names nobody after a tie', 4, []],
    ['names nobody at the end', 5, []],
    ['names nobody beyond the end', 9, []],
    ['names nobody before the first', 0, []],
  ])('%s', (_, line, expected) => {
    expect(ids(tieCrossesLine(rows, line))).toEqual(expected)
  })
})
