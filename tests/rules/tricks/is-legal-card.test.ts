import { describe, expect, it } from 'vitest'
import type { Card } from '@/lib/rules/tricks/card'
import { cards } from '@/lib/rules/tricks/card'
import { isLegalCard } from '@/lib/rules/tricks/is-legal-card'
import { placeInGame } from '@/lib/rules/tricks/place-in-game'
import { gameTypes, type GameType } from '@/lib/rules/tricks/trumps'

const legal = (game: GameType, led: Card | null, hand: Card[]) => hand.filter((card) => isLegalCard({ game, hand, led, card }))

describe('TSR 5.2.2 · who holds what was led', () => {
  it.each<[string, GameType, Card, Card[], Card[]]>([
    ['must follow an off-suit', 'normal', 'CA', ['C9', 'C10', 'SA', 'D9'], ['C9', 'C10']],
    ['must follow trump, with queens and the 10 of hearts too', 'normal', 'D9', ['H10', 'CQ', 'HA', 'SA'], ['H10', 'CQ']],
    ['need not play a queen of clubs to clubs', 'normal', 'CA', ['CQ', 'C9'], ['C9']],
    ['must follow hearts with the 10 in a queen solo', 'queens', 'HA', ['H10', 'HQ', 'SA'], ['H10']],
    ['must follow clubs with the queen in a fleshless solo', 'fleshless', 'CA', ['CQ', 'DJ'], ['CQ']],
  ])('%s', (_name, game, led, hand, expected) => {
    expect(legal(game, led, hand)).toEqual(expected)
  })
})

describe('TSR 5.2.3 · who does not hold what was led', () => {
  it.each<[string, GameType, Card, Card[]]>([
    ['may trump an off-suit or play another one', 'normal', 'CA', ['CQ', 'SA', 'H9']],
    ['may play any off-suit where trump was led', 'normal', 'D9', ['CA', 'S9', 'HK']],
    ['may play anything in a fleshless solo', 'fleshless', 'CA', ['DQ', 'SA', 'HJ']],
  ])('%s', (_name, game, led, hand) => {
    expect(legal(game, led, hand)).toEqual(hand)
  })
})

describe('TSR 5.2.2, 5.2.3 · the card played', () => {
  it('leads with whatever is in hand', () => {
    expect(legal('normal', null, ['CA', 'D9', 'H10'])).toEqual(['CA', 'D9', 'H10'])
  })

  it('has to be in hand', () => {
    expect(isLegalCard({ game: 'normal', hand: ['CA'], led: 'C9', card: 'CK' })).toBe(false)
  })

  it('can always be found, and follows whenever one in hand does, for every two cards in hand and every lead', () => {
    for (const game of gameTypes) for (const led of cards) for (const a of cards) for (const b of cards) {
      const followers = [a, b].filter((card) => placeInGame(game, card).suit === placeInGame(game, led).suit)
      expect(legal(game, led, [a, b])).toEqual(followers.length > 0 ? followers : [a, b])
    }
  })
})
