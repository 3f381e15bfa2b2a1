import type { Card } from '@/lib/rules/tricks/card'
import { placeInGame } from '@/lib/rules/tricks/place-in-game'
import type { GameType } from '@/lib/rules/tricks/trumps'

/** Whether a card takes a trick from the one that held it so far; an equal card does not, nor does one of another off-suit (TSR 2.3.2, 5.3.3). */
export function beats(game: GameType, card: Card, holding: Card): boolean {
  const its = placeInGame(game, card)
  const held = placeInGame(game, holding)
  return its.suit === held.suit ? its.height < held.height : its.suit === 'trump'
}
