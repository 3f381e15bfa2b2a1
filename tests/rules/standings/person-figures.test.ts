import { describe, expect, it } from 'vitest'
import { personFigures } from '@/lib/rules/standings/person-figures'

const result = (points: number, gamesPlayed?: number) => ({ personId: 'ada', points, ...(gamesPlayed !== undefined && { gamesPlayed }) })

describe('TSR 8.5.1 · Struck games enter no average', () => {
  it('divides by the games played, not by the games of a round', () => {
    expect(personFigures([[result(20, 20)], [result(-10, 5)]], 0, 0)).toMatchObject({ gamesPlayed: 25, averagePerGame: 0.4 })
  })

  it('leaves a round out of both sides of the average when every game of it was struck, penalty points included', () => {
    const figures = personFigures([[result(12, 24)], [result(-3, 0)]], 0, 0)
    expect(figures).toMatchObject({ total: 9, perRound: [12, -3], average: 12, averagePerGame: 0.5, roundsPlayed: 1 })
  })

  it('knows no average of nothing', () => {
    expect(personFigures([[result(0, 0)]], 0, 0)).toMatchObject({ average: null, averagePerGame: null, gamesPlayed: 0 })
  })
})

describe('TSR 10.2.1 · Not everybody plays the same number of games', () => {
  it('divides by 21 for who dealt four compulsory solos at a five-player table', () => {
    expect(personFigures([[result(21, 21)]], 0, 0)).toMatchObject({ gamesPlayed: 21, averagePerGame: 1 })
  })

  it('averages over the rounds played, so that a missed one is no zero', () => {
    expect(personFigures([[result(10, 24)], [], [result(20, 24)]], 0, 0)).toMatchObject({ perRound: [10, null, 20], average: 15, roundsPlayed: 2 })
  })

  it('is silent about games when one list told only its totals', () => {
    const figures = personFigures([[result(10, 24)], [result(4)]], 0, 0)
    expect(figures).toMatchObject({ total: 14, average: 7, roundsPlayed: 2, gamesPlayed: null, averagePerGame: null })
  })
})

describe('TSR 9.7.2 · A deduction is no play', () => {
  it('lowers the total and leaves the averages', () => {
    expect(personFigures([[result(24, 24)]], 4, 0)).toMatchObject({ total: 20, listTotal: 24, average: 24, averagePerGame: 1 })
  })

  it('stands even when the round in which it was imposed is dropped', () => {
    expect(personFigures([[result(24, 24)], [result(-9, 24)]], 4, 1)).toMatchObject({ total: 20, listTotal: 24, dropped: [1] })
  })
})

describe('Games and solos scored positive', () => {
  it('add up over the lists that tell them', () => {
    const told = { ...result(6, 24), gamesPositive: 12, solosPlayed: 2, solosPositive: 1 }
    expect(personFigures([[told], [told]], 0, 0)).toMatchObject({ gamesPositive: 24, solosPlayed: 4, solosPositive: 2 })
    expect(personFigures([[told], [result(1, 24)]], 0, 0)).toMatchObject({ gamesPositive: null, solosPlayed: null, solosPositive: null })
  })
})
