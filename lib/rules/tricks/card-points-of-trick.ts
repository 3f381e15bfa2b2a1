import { ranks, suits, type Card, type Rank } from '@/lib/rules/tricks/card'

const pointsOfRank: Readonly<Record<Rank, number>> = { A: 11, '10': 10, K: 4, Q: 3, J: 2, '9': 0 }

const pointsOfCard: ReadonlyMap<Card, number> = new Map(
  suits.flatMap((suit) => ranks.map((rank) => [`${suit}${rank}` as const, pointsOfRank[rank]] as const)),
)

/** The card points that lie in a trick, or in any other heap of cards (TSR 2.2.2). */
export function cardPointsOfTrick(trick: readonly Card[]): number {
  return trick.reduce((sum, card) => sum + (pointsOfCard.get(card) ?? 0), 0)
}
