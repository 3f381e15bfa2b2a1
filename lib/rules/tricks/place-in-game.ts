import { ranks, suits, type Card, type Suit } from '@/lib/rules/tricks/card'
import { ImpossibleTrick } from '@/lib/rules/tricks/impossible-trick'
import { trumps, type GameType } from '@/lib/rules/tricks/trumps'

/** What a card belongs to in a game: the trumps or one of the off-suits, and its height in there, 0 being the highest. */
export interface PlaceInGame {
  readonly suit: Suit | 'trump'
  readonly height: number
}

const placesOf = (game: GameType): ReadonlyMap<Card, PlaceInGame> =>
  new Map([
    ...suits.flatMap((suit) => ranks.map((rank, height): [Card, PlaceInGame] => [`${suit}${rank}`, { suit, height }])),
    // Later entries replace earlier ones: a trump belongs to no off-suit.
    ...trumps[game].map((card, height): [Card, PlaceInGame] => [card, { suit: 'trump', height }]),
  ])

const places: Readonly<Record<GameType, ReadonlyMap<Card, PlaceInGame>>> = {
  normal: placesOf('normal'),
  clubs: placesOf('clubs'),
  spades: placesOf('spades'),
  hearts: placesOf('hearts'),
  diamonds: placesOf('diamonds'),
  queens: placesOf('queens'),
  jacks: placesOf('jacks'),
  fleshless: placesOf('fleshless'),
}

/** Trump or off-suit, and how high: the place of a card in a game; throws `ImpossibleTrick` for what is no card (TSR 2.3.1, 2.3.4, 2.3.5, 2.3.6, 2.3.7). */
export function placeInGame(game: GameType, card: Card): PlaceInGame {
  const place = places[game].get(card)
  if (place === undefined) throw new ImpossibleTrick([{ code: 'no-such-card', tsr: '2.2.1', params: { card } }])
  return place
}
