import type { ListFacts } from '@/lib/rules/list/list-facts'
import type { ListHead } from '@/lib/rules/list/list-head'
import { nextPlace } from '@/lib/rules/list/next-place'
import { orderAfter } from '@/lib/rules/list/order-after'
import { playEvents } from '@/lib/rules/list/play-events'
import type { DealOrder } from '@/lib/rules/table/deal-order'
import { startOfRound } from '@/lib/rules/table/start-of-round'

const endsAt = ({ penalties, strikes, seatChanges }: ListFacts, place: number): boolean =>
  penalties.every(({ award }) => award.place <= place) && strikes.every((strike) => strike.place <= place) && seatChanges.every(({ fromPlace }) => fromPlace <= place)

/**
 * The order of dealing behind the last row (TSR 3.3.1). A game that goes on at the end, as nearly all do, takes one step
 * from the order before it; everything else is walked through from the first deal, which a whole list could not afford
 * for each of its games.
 */
export function orderAhead(head: ListHead, before: ListFacts, after: ListFacts): DealOrder {
  const place = nextPlace(before)
  const game = after.games[place]
  if (before.ahead !== null && game !== undefined && nextPlace(after) === place + 1 && endsAt(after, place)) {
    return orderAfter(before.ahead, { type: 'game', place, order: game.stamp.order, game })
  }
  return playEvents(after).reduce(orderAfter, startOfRound(head.tableSize))
}
