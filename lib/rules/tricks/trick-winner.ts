import { beats } from '@/lib/rules/tricks/beats'
import type { Card } from '@/lib/rules/tricks/card'
import { checkTrick } from '@/lib/rules/tricks/check-trick'
import { ImpossibleTrick } from '@/lib/rules/tricks/impossible-trick'
import type { GameType } from '@/lib/rules/tricks/trumps'

/** Four cards in the order in which they were played, clockwise from the lead (TSR 5.2.1, 5.3.2). */
export interface Trick {
  readonly game: GameType
  readonly cards: readonly Card[]
}

/** Whose trick it is, and who leads to the next, as an index into the cards; throws `ImpossibleTrick` for anything but four cards of the deck (TSR 5.1.2, 5.3.3). */
export function trickWinner({ game, cards }: Trick): number {
  const violations = checkTrick(cards)
  if (violations.length > 0) throw new ImpossibleTrick(violations)
  return cards.reduce((winner, card, index) => {
    const holding = cards[winner]
    return holding !== undefined && beats(game, card, holding) ? index : winner
  }, 0)
}
