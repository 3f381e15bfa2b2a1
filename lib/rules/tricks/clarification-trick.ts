import type { Position } from '@/lib/rules/table/table-size'

/** What the first three tricks made of an announced marriage; a partner of null means that it goes on as a diamond solo. */
export interface Clarification {
  readonly trick: 1 | 2 | 3
  readonly partner: Position | null
}

/**
 * The trick that settles an announced marriage, given who won the first tricks: the first one that somebody else wins names the partner, and three
 * own ones leave the marriage alone; null while it is open (TSR 4.4.3).
 */
export function clarificationTrick(marriage: Position, winners: readonly Position[]): Clarification | null {
  for (const trick of [1, 2, 3] as const) {
    const winner = winners[trick - 1]
    if (winner === undefined) return null
    if (winner !== marriage) return { trick, partner: winner }
  }
  return { trick: 3, partner: null }
}
