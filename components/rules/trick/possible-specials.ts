import type { Card } from '@/lib/rules/tricks/card'
import { specialPointsOfTrick } from '@/lib/rules/tricks/special-points-of-trick'
import type { GameType } from '@/lib/rules/tricks/trumps'

/** A special point in a trick; a fox counts only if its player is an opponent of the winner. */
export interface PossibleSpecial {
  readonly code: 'doppelkopf' | 'fox' | 'karlchen'
  readonly tsr: '7.2.3'
  /** Whose card it is, as an index, where that matters. */
  readonly from: number | null
}

/** The special points that a trick brings, as far as four cards can tell: nobody has said who plays with whom (TSR 7.2.3). */
export function possibleSpecials(game: GameType, cards: readonly Card[], winner: number, lastTrick: boolean): readonly PossibleSpecial[] {
  const side = (index: number) => (index === winner ? 're' : 'kontra')
  const found = specialPointsOfTrick({ game, cards, lastTrick, parties: [side(0), side(1), side(2), side(3)] })
  const foxes = cards.flatMap((card, index) => (card === 'DA' && index !== winner ? [index] : []))
  let seen = 0
  return found.map(({ code, tsr }) => ({ code, tsr, from: code === 'fox' ? (foxes[seen++] ?? null) : null }))
}
