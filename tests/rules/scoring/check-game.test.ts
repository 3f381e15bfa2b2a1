import { describe, expect, it } from 'vitest'
import { checkGame } from '@/lib/rules/scoring/check-game'
import { ImpossibleGame } from '@/lib/rules/scoring/impossible-game'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'
import { scoreGame } from '@/lib/rules/scoring/score-game'
import { readGame } from '@/tests/support/game-notation'

const withCardPoints = (reCardPoints: number): PlayedGame => ({ ...readGame('120:120'), reCardPoints })
const codesOf = (game: PlayedGame) => checkGame(game).map(({ code }) => code)

describe('TSR 2.2.2 · card points', () => {
  it.each([
    ['from 0', 0],
    ['of 2, a single jack', 2],
    ['of 238', 238],
    ['up to 240', 240],
  ])('can be %s', (_, cardPoints) => {
    expect(checkGame(withCardPoints(cardPoints))).toEqual([])
  })

  it.each([
    ['below 0', -1, 'card-points-out-of-range'],
    ['above 240', 241, 'card-points-out-of-range'],
    ['1, because no card is worth so little', 1, 'card-points-unreachable'],
    ['239, because the other party would have 1', 239, 'card-points-unreachable'],
    ['a fraction', 120.5, 'card-points-not-whole'],
    ['missing', Number.NaN, 'card-points-not-whole'],
  ])('cannot be %s', (_, cardPoints, code) => {
    expect(codesOf(withCardPoints(cardPoints))).toEqual([code])
  })
})

describe('TSR 6.3.1 · a party without a trick', () => {
  it.each([
    ['has no card points', '140:–', 'trickless-with-card-points', { party: 'kontra', cardPoints: 100 }],
    ['has no card points as Re', '–:239', 'trickless-with-card-points', { party: 're', cardPoints: 1 }],
    ['has no special points', '240:– · Kontra: Karlchen', 'trickless-with-specials', { party: 'kontra' }],
  ])('%s', (_, game, code, params) => {
    expect(checkGame(readGame(game))).toContainEqual(expect.objectContaining({ code, params }))
  })
})

describe('TSR 7.2.3 · special points of one game', () => {
  it.each([
    ['four Doppelkopf', '200:40 · Re: 3 Doppelkopf · Kontra: Doppelkopf'],
    ['two foxes', '140:100 · Re: fox · Kontra: fox'],
    ['one Karlchen', '140:100 · Kontra: Karlchen'],
  ])('are at most %s', (_, game) => {
    expect(checkGame(readGame(game))).toEqual([])
  })

  it.each([
    ['five Doppelkopf', '140:100 · Re: 3 Doppelkopf · Kontra: 2 Doppelkopf', { special: 'doppelkopf', count: 5, most: 4 }],
    ['three foxes', '140:100 · Re: 2 fox · Kontra: fox', { special: 'foxes', count: 3, most: 2 }],
    ['two Karlchen', '140:100 · Re: Karlchen · Kontra: Karlchen', { special: 'karlchen', count: 2, most: 1 }],
  ])('are never %s', (_, game, params) => {
    expect(checkGame(readGame(game))).toEqual([{ code: 'too-many-specials', tsr: '7.2.3', params }])
  })

  it.each([
    ['a negative number', -1],
    ['half a one', 0.5],
    ['no number', Number.NaN],
  ])('are never %s', (_, foxes) => {
    const game = readGame('140:100')
    const specials = { ...game.specials, re: { ...game.specials.re, foxes } }
    expect(checkGame({ ...game, specials })).toEqual([{ code: 'specials-not-whole', tsr: '7.2.3', params: { party: 're', special: 'foxes' } }])
  })

  it.each([
    ['a fox', 'fox', 13],
    ['two foxes', '2 fox', 24],
    ['a Doppelkopf', 'Doppelkopf', 40],
    ['a Doppelkopf with a fox in it', 'Doppelkopf, fox', 41],
    ['a Doppelkopf with two foxes in it', 'Doppelkopf, 2 fox', 42],
    ['two Doppelkopf', '2 Doppelkopf', 80],
    ['two Doppelkopf and a fox', '2 Doppelkopf, fox', 81],
    ['two Doppelkopf and two foxes', '2 Doppelkopf, 2 fox', 82],
    ['three Doppelkopf, which need four aces', '3 Doppelkopf', 124],
    ['three Doppelkopf and two foxes', '3 Doppelkopf, 2 fox', 124],
    ['four Doppelkopf, which need all tens and aces', '4 Doppelkopf', 168],
    ['Karlchen', 'Karlchen', 2],
    ['Karlchen that catches a fox', 'fox, Karlchen', 13],
    ['Karlchen that catches two foxes', '2 fox, Karlchen', 24],
    ['Karlchen beside a Doppelkopf', 'Doppelkopf, Karlchen', 42],
    ['Karlchen beside a Doppelkopf with a fox', 'Doppelkopf, fox, Karlchen', 43],
    ['everything', '4 Doppelkopf, 2 fox, Karlchen', 170],
  ])('need their card points: %s', (_, specials, least) => {
    const enough = [`${least}:${240 - least} · Re: ${specials}`, `${240 - least}:${least} · Kontra: ${specials}`]
    const oneShort = [`${least - 1}:${241 - least} · Re: ${specials}`, `${241 - least}:${least - 1} · Kontra: ${specials}`]
    expect(enough.map((game) => codesOf(readGame(game)))).toEqual([[], []])
    for (const game of oneShort) expect(codesOf(readGame(game))).toContain('too-few-card-points')
  })

  it('are weighed for both parties', () => {
    expect(checkGame(readGame('80:160 · Kontra: 4 Doppelkopf'))).toEqual([
      { code: 'too-few-card-points', tsr: '7.2.3', params: { party: 'kontra', cardPoints: 160, least: 168 } },
    ])
  })
})

describe('TSR 7.2.4 · a solo', () => {
  it('has no special points', () => {
    expect(checkGame(readGame('Solo · 140:100 · Kontra: fox'))).toEqual([{ code: 'specials-in-solo', tsr: '7.2.4', params: {} }])
  })
})

describe('an impossible game', () => {
  it('is refused with all that is wrong, not only the first', () => {
    const game = readGame('Solo · 39:201 · Re: Doppelkopf · Kontra: 3 fox')
    expect(codesOf(game)).toEqual(['too-many-specials', 'specials-in-solo', 'too-few-card-points'])
    expect(() => scoreGame(game)).toThrow(ImpossibleGame)
    expect(() => scoreGame(game)).toThrow(expect.objectContaining({ violations: checkGame(game) }))
  })
})
