import { cards, type Card } from '@/lib/rules/tricks/card'
import type { TrickViolationCode } from '@/lib/rules/tricks/impossible-trick'
import type { Violation } from '@/lib/rules/violation'

/** All that keeps these cards from being a trick: not four of them, no card of the deck, or one more than twice (TSR 2.2.1, 5.3.1). */
export function checkTrick(trick: readonly Card[]): Violation<TrickViolationCode>[] {
  const count = (card: Card) => trick.filter((other) => other === card).length
  const different = [...new Set(trick)]
  return [
    ...(trick.length === 4 ? [] : [{ code: 'not-four-cards' as const, tsr: '5.3.1', params: { count: trick.length } }]),
    ...different.filter((card) => !cards.includes(card)).map((card) => ({ code: 'no-such-card' as const, tsr: '2.2.1', params: { card } })),
    ...different.filter((card) => count(card) > 2).map((card) => ({ code: 'card-more-than-twice' as const, tsr: '2.2.1', params: { card } })),
  ]
}
