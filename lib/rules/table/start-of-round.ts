import type { DealOrder } from '@/lib/rules/table/deal-order'
import { gamesInRound } from '@/lib/rules/table/games-in-round'
import { positionsOf } from '@/lib/rules/table/table-size'
import type { TableSize } from '@/lib/rules/table/table-size'

/** Before the first deal: position 1 deals, and everybody owes a compulsory solo (TSR 8.4.1, 8.6). */
export const startOfRound = (tableSize: TableSize): DealOrder => ({
  tableSize,
  empty: null,
  gameNo: 1,
  target: gamesInRound(tableSize).total,
  turn: 1,
  owed: positionsOf(tableSize),
  normalRows: 0,
  dealt: {},
})
