import { comingDeal } from '@/lib/rules/table/coming-deal'
import type { DealOrder } from '@/lib/rules/table/deal-order'
import { leftNeighbour } from '@/lib/rules/table/left-neighbour'
import { sitsOut } from '@/lib/rules/table/sits-out'
import type { Position } from '@/lib/rules/table/table-size'

/** The situation in which a row stands. */
export interface Scene {
  readonly gameNo: number
  /** Who dealt, which need not be the one whose turn it was. */
  readonly dealer: Position
  readonly scheduledDealer: Position
  readonly lead: Position
  readonly sitsOut: Position | null
  /** The seat that somebody has left for good. */
  readonly empty: Position | null
  readonly presented: Position | null
  readonly owed: readonly Position[]
}

/** The situation before a deal; a dealer given beside the schedule changes who leads and who sits out, never the order (TSR 3.3.10, 10.1.1). */
export function sceneOf(order: DealOrder, actualDealer: Position | null = null): Scene {
  const deal = comingDeal(order)
  const scheduledDealer = deal.dealer ?? order.turn
  const dealer = actualDealer ?? scheduledDealer
  return {
    gameNo: deal.gameNo,
    dealer,
    scheduledDealer,
    lead: deal.presented ?? leftNeighbour(order.tableSize, dealer, order.empty),
    sitsOut: sitsOut(order.tableSize, dealer, order.empty),
    empty: order.empty,
    presented: deal.presented,
    owed: deal.owed,
  }
}
