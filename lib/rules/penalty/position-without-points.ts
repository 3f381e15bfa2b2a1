import type { PenaltyCase } from '@/lib/rules/penalty/penalty-case'
import { sitsOut } from '@/lib/rules/table/sits-out'
import type { Position } from '@/lib/rules/table/table-size'

/** The position that no points of this game can reach: whoever has left the table, or the dealer who sits out; null at four (TSR 10.1.2). */
export const positionWithoutPoints = ({ tableSize, dealer, left }: Pick<PenaltyCase, 'tableSize' | 'dealer' | 'left'>): Position | null =>
  left?.position ?? sitsOut(tableSize, dealer, null)
