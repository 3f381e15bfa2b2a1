import { describe, expect, it } from 'vitest'
import { emptyTable, placeCard } from '@/components/rules/trick/place-card'
import { possibleSpecials } from '@/components/rules/trick/possible-specials'
import { trickAnswer } from '@/components/rules/trick/trick-answer'

describe('why a trick belongs to a card', () => {
  it.each([
    ['the first of two equal ones', 'normal', ['H10', 'H10', 'CQ', 'D9'], 0, 'first-of-equals'],
    ['the only trump', 'normal', ['SA', 'S10', 'D9', 'SK'], 2, 'only-trump'],
    ['the highest of several trumps', 'normal', ['SA', 'D9', 'DJ', 'SK'], 2, 'highest-trump'],
    ['the only one of its suit', 'fleshless', ['SA', 'C10', 'H9', 'DK'], 0, 'only-of-suit'],
    ['the highest of the suit that was led', 'normal', ['SK', 'S10', 'SA', 'H9'], 2, 'highest-of-suit'],
  ] as const)('%s', (_name, game, cards, winner, reason) => {
    expect(trickAnswer(game, cards)).toEqual({ winner, reason, tsr: '5.3.3' })
  })
})

describe('what a trick may bring', () => {
  it('a fox of somebody else, naming whose card it is', () => {
    expect(possibleSpecials('normal', ['DA', 'CQ', 'DA', 'D9'], 1, false)).toEqual([
      { code: 'fox', tsr: '7.2.3', from: 0 },
      { code: 'fox', tsr: '7.2.3', from: 2 },
    ])
  })

  it('no fox to its own player', () => {
    expect(possibleSpecials('normal', ['SA', 'DA', 'SK', 'S9'], 1, false)).toEqual([])
  })

  it('the fox of the second player when the first took the trick with an equal one', () => {
    expect(possibleSpecials('normal', ['DA', 'DA', 'S9', 'SK'], 0, false)).toEqual([{ code: 'fox', tsr: '7.2.3', from: 1 }])
  })

  it('a Doppelkopf, and Karlchen in the last trick only', () => {
    expect(possibleSpecials('normal', ['SA', 'S10', 'CJ', 'SA'], 2, true).map(({ code }) => code)).toEqual(['karlchen'])
    expect(possibleSpecials('normal', ['SA', 'S10', 'CJ', 'SA'], 2, false)).toEqual([])
    expect(possibleSpecials('normal', ['SA', 'S10', 'S10', 'SA'], 0, false).map(({ code }) => code)).toEqual(['doppelkopf'])
  })

  it('nothing in a solo', () => {
    expect(possibleSpecials('queens', ['SA', 'S10', 'S10', 'SA'], 0, true)).toEqual([])
  })
})

describe('cards on the table', () => {
  it('are laid one after the other until there are four', () => {
    const full = (['CQ', 'SQ', 'HQ', 'DQ', 'CJ'] as const).reduce(placeCard, emptyTable)
    expect(full).toEqual({ cards: ['CQ', 'SQ', 'HQ', 'DQ'], next: null })
  })

  it('one laid anew stays in its place', () => {
    const full = (['CQ', 'SQ', 'HQ', 'DQ'] as const).reduce(placeCard, emptyTable)
    expect(placeCard({ ...full, next: 1 }, 'H10').cards).toEqual(['CQ', 'H10', 'HQ', 'DQ'])
  })
})
