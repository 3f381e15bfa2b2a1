import { describe, expect, it } from 'vitest'
import { beats } from '@/lib/rules/tricks/beats'
import { cards, deck, suits, type Card } from '@/lib/rules/tricks/card'
import { cardPointsOfTrick } from '@/lib/rules/tricks/card-points-of-trick'
import { placeInGame } from '@/lib/rules/tricks/place-in-game'
import { gameTypes, trumps, type GameType } from '@/lib/rules/tricks/trumps'

const trumpCount = (game: GameType) => deck.filter((card) => placeInGame(game, card).suit === 'trump').length
const offSuit = (game: GameType, suit: string) =>
  cards.filter((card) => placeInGame(game, card).suit === suit).sort((a, b) => placeInGame(game, a).height - placeInGame(game, b).height)

describe('TSR 2.2.1 · the deck', () => {
  it('has 48 cards, each of the 24 twice', () => {
    expect([deck.length, new Set(deck).size]).toEqual([48, 24])
  })
})

describe('TSR 2.2.2 · the card points', () => {
  it('are 240 in the deck and 60 in each suit', () => {
    expect(cardPointsOfTrick(deck)).toBe(240)
    for (const suit of suits) expect(cardPointsOfTrick(deck.filter((card) => card.startsWith(suit)))).toBe(60)
  })

  it.each([
    [['CA', 'C10', 'CK', 'C9'], 25],
    [['H10', 'HQ', 'HJ', 'DA'], 26],
    [['C9', 'S9', 'H9', 'D9'], 0],
  ] as const)('of %j are %d', (trick, points) => {
    expect(cardPointsOfTrick(trick)).toBe(points)
  })
})

describe.each<[string, [GameType, number, string][]]>([
  ['TSR 2.3.4 · the trumps of the normal game', [['normal', 26, 'H10 CQ SQ HQ DQ CJ SJ HJ DJ DA D10 DK D9']]],
  ['TSR 2.3.5 · the trumps of the suit solos', [
    ['clubs', 26, 'H10 CQ SQ HQ DQ CJ SJ HJ DJ CA C10 CK C9'],
    ['spades', 26, 'H10 CQ SQ HQ DQ CJ SJ HJ DJ SA S10 SK S9'],
    ['hearts', 24, 'H10 CQ SQ HQ DQ CJ SJ HJ DJ HA HK H9'],
    ['diamonds', 26, 'H10 CQ SQ HQ DQ CJ SJ HJ DJ DA D10 DK D9'],
  ]],
  ['TSR 2.3.6 · the trumps of queen and jack solo', [
    ['queens', 8, 'CQ SQ HQ DQ'],
    ['jacks', 8, 'CJ SJ HJ DJ'],
  ]],
  ['TSR 2.3.7 · the trumps of the fleshless solo', [['fleshless', 0, '']]],
])('%s', (_title, rows) => {
  it.each(rows)('%s: %d cards', (game, count, order) => {
    expect([trumpCount(game), trumps[game].join(' ')]).toEqual([count, order])
  })
})

describe('TSR 2.3.1, 2.3.4–2.3.7 · the off-suits', () => {
  it.each<[GameType, string, string]>([
    ['normal', 'C', 'CA C10 CK C9'],
    ['normal', 'H', 'HA HK H9'],
    ['clubs', 'D', 'DA D10 DK D9'],
    ['spades', 'H', 'HA HK H9'],
    ['hearts', 'S', 'SA S10 SK S9'],
    ['queens', 'H', 'HA H10 HK HJ H9'],
    ['jacks', 'D', 'DA D10 DK DQ D9'],
    ['fleshless', 'H', 'HA H10 HK HQ HJ H9'],
  ])('in %s: %s ranks %s', (game, suit, order) => {
    expect(offSuit(game, suit).join(' ')).toBe(order)
  })

  it('and the trumps share out all cards of every game type', () => {
    for (const game of gameTypes) {
      expect([...trumps[game], ...suits.flatMap((suit) => offSuit(game, suit))].sort()).toEqual([...cards].sort())
    }
  })
})

const everyPair = (check: (game: GameType, a: Card, b: Card) => void) => {
  for (const game of gameTypes) for (const a of cards) for (const b of cards) check(game, a, b)
}

describe('TSR 2.3.2, 2.3.3 · of every two cards in every game type', () => {
  it('never each beats the other, and no card beats its equal', () => {
    everyPair((game, a, b) => expect(beats(game, a, b) && beats(game, b, a)).toBe(false))
  })

  it('one beats the other exactly where they are of one suit, or one is a trump', () => {
    everyPair((game, a, b) => {
      const [suitA, suitB] = [placeInGame(game, a).suit, placeInGame(game, b).suit]
      expect(beats(game, a, b) || beats(game, b, a)).toBe(a !== b && (suitA === suitB || suitA === 'trump' || suitB === 'trump'))
    })
  })

  it('a trump beats every off-suit card', () => {
    everyPair((game, a, b) => {
      if (trumps[game].includes(a) && !trumps[game].includes(b)) expect([beats(game, a, b), beats(game, b, a)]).toEqual([true, false])
    })
  })

  it('whatever beats the better one beats the worse one too', () => {
    const broken: string[] = []
    everyPair((game, a, b) => {
      if (!beats(game, a, b)) return
      for (const c of cards) if (beats(game, b, c) && !beats(game, a, c)) broken.push(`${game}: ${a} > ${b} > ${c}`)
    })
    expect(broken).toEqual([])
  })
})
