import type { PenaltyCase } from '@/lib/rules/penalty/penalty-case'
import type { Position } from '@/lib/rules/table/table-size'

/** The position that no points of this game can reach: the dealer at a five-player table, or whoever has left it; null at four (TSR 10.1.1, 10.1.2). */
export function positionWithoutPoints({ tableSize, dealer, left }: Pick<PenaltyCase, 'tableSize' | 'dealer' | 'left'>): Position | null {
  if (tableSize === 4) return null
  return left?.position ?? dealer
}
