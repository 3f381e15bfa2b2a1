import type { Card } from '@/lib/rules/tricks/card'

/** Four places in playing order, some of them still empty, and which of them is filled next. */
export interface CardsOnTable {
  readonly cards: readonly (Card | null)[]
  readonly next: number | null
}

export const emptyTable: CardsOnTable = { cards: [null, null, null, null], next: 0 }

/** The table after a card was laid on the next place; then the first empty place comes. */
export function placeCard({ cards, next }: CardsOnTable, card: Card): CardsOnTable {
  if (next === null) return { cards, next }
  const laid = cards.map((other, index) => (index === next ? card : other))
  const empty = laid.indexOf(null)
  return { cards: laid, next: empty === -1 ? null : empty }
}
