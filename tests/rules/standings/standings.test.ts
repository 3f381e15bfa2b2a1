import { describe, expect, it } from 'vitest'
import { standings } from '@/lib/rules/standings/standings'
import { standingsOf } from '@/tests/support/standings-of'

const places = ({ rows }: ReturnType<typeof standingsOf>) => rows.map(({ rank, personId }) => `${String(rank)} ${personId}`)
const rowOf = (result: ReturnType<typeof standingsOf>, id: string) => result.rows.find(({ personId }) => personId === id)

describe('The ranking after several rounds', () => {
  it('adds the points of all rounds and puts the highest total first', () => {
    const result = standingsOf({ points: { ada: [10, -3], ben: [5, 20], cem: [-15, -17] } })
    expect(places(result)).toEqual(['1 ben', '2 ada', '3 cem'])
    expect(rowOf(result, 'ben')).toMatchObject({ total: 25, listTotal: 25, deduction: 0, perRound: [5, 20] })
  })

  it('shares ranks as 1, 2, 2, 4 and lists those who share by start number', () => {
    expect(places(standingsOf({ points: { dora: [0], cem: [7], ben: [7], ada: [9] } }))).toEqual(['1 ada', '2 cem', '2 ben', '4 dora'])
  })

  it('reads rounds by their number, in whatever order they come', () => {
    const result = standings({
      people: [{ id: 'ada', startNumber: 1 }],
      rounds: [
        { number: 2, checked: true, results: [{ personId: 'ada', points: 4 }] },
        { number: 1, checked: true, results: [{ personId: 'ada', points: 9 }] },
      ],
      deductions: [],
      rule: { tieRule: 'shared', dropResults: 0 },
    })
    expect(result.roundNumbers).toEqual([1, 2])
    expect(result.rows[0]?.perRound).toEqual([9, 4])
  })

  it('adds up two results of one person in one round, as of a floater at two tables', () => {
    const seat = { personId: 'ada', gamesPlayed: 24 }
    const result = standings({
      people: [{ id: 'ada', startNumber: 1 }],
      rounds: [{ number: 1, checked: true, results: [{ ...seat, points: 9 }, { ...seat, points: -4 }] }],
      deductions: [],
      rule: { tieRule: 'shared', dropResults: 0 },
    })
    expect(result.rows[0]).toMatchObject({ perRound: [5], gamesPlayed: 48, roundsPlayed: 1 })
  })

  it('has no row for who never played, so that nobody stands above the losers with a zero', () => {
    expect(places(standingsOf({ points: { ada: [3], ben: [null], cem: [-3] } }))).toEqual(['1 ada', '2 cem'])
  })

  it('keeps who withdrew, with what they had', () => {
    expect(places(standingsOf({ points: { ada: [3, -8], ben: [4, null] } }))).toEqual(['1 ben', '2 ada'])
  })

  it('has no rows before the first round', () => {
    expect(standingsOf({ points: { ada: [] } })).toEqual({ roundNumbers: [], rows: [], disqualified: [], official: false })
  })
})

describe('TSR 9.7.2 · What the tribunal imposes', () => {
  it('subtracts a deduction outside the list and shows both figures', () => {
    const deductions = [{ personId: 'ada', round: 1, points: 12 }, { personId: 'ada', round: 2, points: 1 }]
    const result = standingsOf({ points: { ada: [10, 10], ben: [8, 0] }, deductions })
    expect(places(result)).toEqual(['1 ben', '2 ada'])
    expect(rowOf(result, 'ada')).toMatchObject({ listTotal: 20, deduction: 13, total: 7, perRound: [10, 10] })
  })

  it('credits nobody with a deduction', () => {
    const result = standingsOf({ points: { ada: [10], ben: [-10] }, deductions: [{ personId: 'ada', round: 1, points: 5 }] })
    expect(rowOf(result, 'ben')?.total).toBe(-10)
  })

  it('takes the disqualified out of the ranking, closes their rank, and leaves the results of the others', () => {
    const result = standingsOf({ points: { ada: [10], ben: [-2], cem: [-8] }, people: { ada: { disqualified: true } } })
    expect(places(result)).toEqual(['1 ben', '2 cem'])
    expect(rowOf(result, 'ben')?.total).toBe(-2)
    expect(result.disqualified.map(({ personId, total }) => [personId, total])).toEqual([['ada', 10]])
  })
})

describe('Provisional and official', () => {
  it.each([
    ['official once every list of every round is checked', [], true],
    ['provisional while a list of the last round is unchecked', [2], false],
    ['provisional while a list of an earlier round is unchecked', [1], false],
  ])('is %s', (_, unchecked, official) => {
    expect(standingsOf({ points: { ada: [1, 2] }, unchecked }).official).toBe(official)
  })
})

describe('Rank changes', () => {
  const changes = (result: ReturnType<typeof standingsOf>) => Object.fromEntries(result.rows.map((row) => [row.personId, row.rankChange]))

  it('count the places won or lost against the standings after the previous round', () => {
    expect(changes(standingsOf({ points: { ada: [9, -9], ben: [5, 1], cem: [1, 20] } }))).toEqual({ cem: 2, ben: 0, ada: -2 })
  })

  it('are unknown after the first round and for a late entry', () => {
    expect(changes(standingsOf({ points: { ada: [9], ben: [5] } }))).toEqual({ ada: null, ben: null })
    expect(changes(standingsOf({ points: { ada: [9, 0], ben: [null, 5] } }))).toEqual({ ada: 0, ben: null })
  })

  it('count a deduction in the round in which it was imposed', () => {
    const points = { ada: [9, 0], ben: [5, 0] }
    expect(changes(standingsOf({ points, deductions: [{ personId: 'ada', round: 2, points: 6 }] }))).toEqual({ ada: -1, ben: 1 })
    expect(changes(standingsOf({ points, deductions: [{ personId: 'ada', round: 1, points: 6 }] }))).toEqual({ ada: 0, ben: 0 })
  })

  it('are no gain by a disqualification alone', () => {
    const people = { ada: { disqualified: true } }
    expect(changes(standingsOf({ points: { ada: [9, 0], ben: [5, 0] }, people }))).toEqual({ ben: 0 })
  })
})
