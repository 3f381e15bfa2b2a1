import { afterDeal } from '@/lib/rules/table/after-deal'
import { afterLeaving } from '@/lib/rules/table/after-leaving'
import { comingDeal } from '@/lib/rules/table/coming-deal'
import type { ComingDeal } from '@/lib/rules/table/coming-deal'
import type { DealOrder } from '@/lib/rules/table/deal-order'
import type { DealtGame } from '@/lib/rules/table/dealt-game'
import { startOfRound } from '@/lib/rules/table/start-of-round'
import type { Position, TableSize } from '@/lib/rules/table/table-size'

/** Somebody left a five-player table, which goes on as four from this game number. */
export interface Left {
  readonly position: Position
  readonly fromGame: number
}

/** The deals of a table so far, in playing order. */
export interface DealsSoFar {
  readonly tableSize: TableSize
  readonly games: readonly DealtGame[]
  readonly left?: Left | null
}

/** The situation after these deals: number, games left, dealer, lead, who sits out, who is presented, who owes a solo (TSR 3.3.1, 4.2.3). */
export function nextDeal({ tableSize, games, left }: DealsSoFar): ComingDeal {
  const goingOn = (order: DealOrder): DealOrder =>
    left && order.empty === null && order.gameNo >= left.fromGame ? afterLeaving(order, left.position) : order
  return comingDeal(games.reduce((order, game) => goingOn(afterDeal(order, game)), goingOn(startOfRound(tableSize))))
}
