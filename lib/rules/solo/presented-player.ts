import { clockwiseFrom } from '@/lib/rules/table/clockwise-from'
import type { DealOrder } from '@/lib/rules/table/deal-order'
import type { Position } from '@/lib/rules/table/table-size'

/** Who must play his compulsory solo now: the first one left of the coming dealer who owes it, once as many are owed as games are left; else null (TSR 4.2.3). */
export function presentedPlayer(order: Pick<DealOrder, 'tableSize' | 'empty' | 'owed' | 'gameNo' | 'target' | 'turn'>): Position | null {
  const remaining = order.target - order.gameNo + 1
  if (remaining <= 0 || order.owed.length < remaining) return null
  return clockwiseFrom(order.tableSize, order.turn, order.empty).find((position) => order.owed.includes(position)) ?? null
}
