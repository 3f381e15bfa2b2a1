import type { Card } from '@/lib/rules/tricks/card'
import { placeInGame } from '@/lib/rules/tricks/place-in-game'
import { trickWinner } from '@/lib/rules/tricks/trick-winner'
import type { GameType } from '@/lib/rules/tricks/trumps'

/** Why a trick belongs to whom it does, from the strongest reason. */
export type TrickReason = 'first-of-equals' | 'only-trump' | 'highest-trump' | 'only-of-suit' | 'highest-of-suit'

export interface TrickAnswer {
  /** Index into the cards. */
  readonly winner: number
  readonly reason: TrickReason
  readonly tsr: '5.3.3'
}

/** Who has won four cards, and why (TSR 5.3.3). */
export function trickAnswer(game: GameType, cards: readonly Card[]): TrickAnswer {
  const winner = trickWinner({ game, cards })
  const suits = cards.map((card) => placeInGame(game, card).suit)
  const isAlone = suits.filter((suit) => suit === suits[winner]).length === 1
  const isTrump = suits[winner] === 'trump'
  const isDouble = cards.filter((card) => card === cards[winner]).length > 1
  const alone: TrickReason = isTrump ? 'only-trump' : 'only-of-suit'
  const highest: TrickReason = isTrump ? 'highest-trump' : 'highest-of-suit'
  return { winner, reason: isDouble ? 'first-of-equals' : isAlone ? alone : highest, tsr: '5.3.3' }
}
