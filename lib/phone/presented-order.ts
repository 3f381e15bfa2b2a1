import type { ScoreList } from '@/lib/rules/list/score-list'
import { clockwiseFrom } from '@/lib/rules/table/clockwise-from'
import { leftNeighbour } from '@/lib/rules/table/left-neighbour'
import type { Position } from '@/lib/rules/table/table-size'

/** Who plays the owed solos in which order once only they are left: each time the first left of the coming dealer, the dealer last (TSR 4.2.3). */
export function presentedOrder({ tableSize, next: { scheduledDealer, empty }, owed }: Pick<ScoreList, 'tableSize' | 'next' | 'owed'>): readonly Position[] {
  if (scheduledDealer === null) return []
  const follow = (turn: Position, left: readonly Position[]): readonly Position[] => {
    const first = clockwiseFrom(tableSize, turn, empty).find((position) => left.includes(position))
    return first === undefined ? [] : [first, ...follow(leftNeighbour(tableSize, turn, empty), left.filter((position) => position !== first))]
  }
  return follow(scheduledDealer, owed)
}
