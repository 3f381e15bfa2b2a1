import { presentedPlayer } from '@/lib/rules/solo/presented-player'
import type { DealOrder } from '@/lib/rules/table/deal-order'
import { leftNeighbour } from '@/lib/rules/table/left-neighbour'
import { sitsOut } from '@/lib/rules/table/sits-out'
import type { Position } from '@/lib/rules/table/table-size'

/** The situation before a deal. After the last game the number is one too high and nobody deals. */
export interface ComingDeal {
  readonly gameNo: number
  readonly remaining: number
  readonly dealer: Position | null
  /** Who leads to the first trick, unless a compulsory solo is announced: then the soloist does (TSR 4.2.2). */
  readonly lead: Position | null
  readonly sitsOut: Position | null
  readonly presented: Position | null
  readonly owed: readonly Position[]
}

/** Who deals, leads and sits out in the coming game, and who is presented (TSR 4.2.2, 4.2.3, 5.1.1, 10.1.1). */
export function comingDeal(order: DealOrder): ComingDeal {
  const { tableSize, empty, gameNo, owed } = order
  const remaining = Math.max(0, order.target - gameNo + 1)
  const presented = presentedPlayer(order)
  const base = { gameNo, remaining, presented, owed }
  if (remaining === 0) return { ...base, dealer: null, lead: null, sitsOut: null }
  const dealer = dealerBeside(order, presented)
  return {
    ...base,
    dealer,
    lead: presented ?? leftNeighbour(tableSize, dealer, empty),
    sitsOut: sitsOut(tableSize, dealer, empty),
  }
}

/** A presented player who would have to sit out as dealer hands the deal to his left neighbour (decided, since 10.1.1 leaves 4.2.3 no other way). */
function dealerBeside({ tableSize, empty, turn }: DealOrder, presented: Position | null): Position {
  const mustSitOutAndPlay = presented !== null && sitsOut(tableSize, turn, empty) === presented
  return mustSitOutAndPlay ? leftNeighbour(tableSize, turn, empty) : turn
}
