import { describe, expect, it } from 'vitest'
import { beats } from '@/lib/rules/tricks/beats'
import { cards, deck, type Card } from '@/lib/rules/tricks/card'
import { checkTrick } from '@/lib/rules/tricks/check-trick'
import { ImpossibleTrick } from '@/lib/rules/tricks/impossible-trick'
import { trickWinner, type Trick } from '@/lib/rules/tricks/trick-winner'
import { gameTypes, type GameType } from '@/lib/rules/tricks/trumps'
import vectors from '@/tests/fixtures/vectors/tricks.json'

const trick = (game: GameType, line: string): Trick => ({
  game,
  cards: line.split(' ').map((name) => cards.find((card) => card === name) ?? 'D9'),
})

describe('TSR 5.1.2, 5.2.1, 5.3.2, 5.3.3 · the trick, and the lead to the next, belong to', () => {
  it.each<[string, GameType, string, number]>([
    ['the highest card of an off-suit that all followed', 'normal', 'CK CA C10 C9', 1],
    ['an off-suit card that nobody followed or trumped', 'normal', 'H9 CA SA C10', 0],
    ['the only trump on an off-suit', 'normal', 'CA D9 C10 CK', 1],
    ['the higher of two trumps on an off-suit', 'normal', 'CA D9 SJ C10', 2],
    ['the highest trump where trump was led', 'normal', 'DJ CQ SQ D9', 1],
    ['a trump that drew only off-suits', 'normal', 'D9 CA SA HA', 0],
    ['the first of two equal trumps', 'normal', 'DA SQ SQ D9', 1],
    ['the first of two equal off-suit cards', 'spades', 'C9 CA CA CK', 1],
    ['the first 10 of hearts', 'normal', 'D9 H10 H10 DA', 1],
    ['the ace of hearts over the 10 of hearts in a fleshless solo', 'fleshless', 'H10 HA H10 HK', 1],
    ['the jack over the queen in a jack solo', 'jacks', 'CQ DJ CA C10', 1],
  ])('%s', (_name, game, line, winner) => {
    expect(trickWinner(trick(game, line))).toBe(winner)
  })
})

describe('TSR 2.3, 5.3.3 · every case of the vectors', () => {
  it.each(vectors.cases)('$name', ({ game, cards: played, expect: expected }) => {
    // JSON is typed wider than its content.
    expect(trickWinner({ game, cards: played } as Trick)).toBe(expected)
  })
})

/** Four cards off the deck, different for each number, the same in each run. */
const drawn = (number: number): Card[] => {
  const rest = [...deck]
  return [5, 7, 11, 13].flatMap((prime, index) => rest.splice((number * prime + index * 17) % rest.length, 1))
}

describe('TSR 5.3.3 · whatever four cards are played', () => {
  it('no card beats the winner, and its equal lies after it', () => {
    for (const game of gameTypes) {
      for (let number = 0; number < 2000; number++) {
        const played = drawn(number)
        const winner = trickWinner({ game, cards: played })
        const best = played[winner] ?? 'D9'
        expect(played.some((card) => beats(game, card, best))).toBe(false)
        expect(played.indexOf(best)).toBe(winner)
        const [led] = played
        if (led !== undefined && winner !== 0) expect(beats(game, best, led)).toBe(true)
      }
    }
  })
})

describe('TSR 2.2.1, 5.3.1 · what is no trick', () => {
  it.each<[string, string[], string[]]>([
    ['three cards', ['C9', 'CA', 'CK'], ['not-four-cards']],
    ['five cards', ['C9', 'CA', 'CK', 'DJ', 'DQ'], ['not-four-cards']],
    ['a card that is not in the deck', ['C9', 'C8', 'CK', 'CA'], ['no-such-card']],
    ['one card three times', ['C9', 'CK', 'CK', 'CK'], ['card-more-than-twice']],
  ])('%s is refused', (_name, names, codes) => {
    // The edge may hand over any strings.
    const played = names as Card[]
    expect(checkTrick(played).map(({ code }) => code)).toEqual(codes)
    expect(() => trickWinner({ game: 'normal', cards: played })).toThrow(ImpossibleTrick)
  })
})
