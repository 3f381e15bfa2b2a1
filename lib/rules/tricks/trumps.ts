import type { Card, Rank, Suit } from '@/lib/rules/tricks/card'

/** The eight ways in which cards can rank: the normal game, the four suit solos, the queen, jack and fleshless solo (TSR 2.3.3). */
export const gameTypes = ['normal', 'clubs', 'spades', 'hearts', 'diamonds', 'queens', 'jacks', 'fleshless'] as const

/** How the cards rank in a game (TSR 2.3.3). */
export type GameType = (typeof gameTypes)[number]

const queens = ['CQ', 'SQ', 'HQ', 'DQ'] as const satisfies readonly Card[]
const jacks = ['CJ', 'SJ', 'HJ', 'DJ'] as const satisfies readonly Card[]

const withSuit = (suit: Suit, ranks: readonly Rank[]): readonly Card[] => ['H10', ...queens, ...jacks, ...ranks.map((rank): Card => `${suit}${rank}`)]

/** The trump cards of each game type from the highest to the lowest (TSR 2.3.4, 2.3.5, 2.3.6, 2.3.7). */
export const trumps: Readonly<Record<GameType, readonly Card[]>> = {
  normal: withSuit('D', ['A', '10', 'K', '9']),
  clubs: withSuit('C', ['A', '10', 'K', '9']),
  spades: withSuit('S', ['A', '10', 'K', '9']),
  // The 10 of hearts is the highest trump already.
  hearts: withSuit('H', ['A', 'K', '9']),
  diamonds: withSuit('D', ['A', '10', 'K', '9']),
  queens,
  jacks,
  fleshless: [],
}
