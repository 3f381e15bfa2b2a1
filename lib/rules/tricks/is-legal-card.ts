import type { Card } from '@/lib/rules/tricks/card'
import { placeInGame } from '@/lib/rules/tricks/place-in-game'
import type { GameType } from '@/lib/rules/tricks/trumps'

/** Whether a card of this hand may be played to the card that was led, or lead itself when that is null (TSR 5.2.2, 5.2.3). */
export function isLegalCard({ game, hand, led, card }: { readonly game: GameType; readonly hand: readonly Card[]; readonly led: Card | null; readonly card: Card }): boolean {
  if (!hand.includes(card)) return false
  if (led === null) return true
  const required = placeInGame(game, led).suit
  const follows = (held: Card) => placeInGame(game, held).suit === required
  return follows(card) || !hand.some(follows)
}
