import type { ListFacts } from '@/lib/rules/list/list-facts'
import type { ListHead } from '@/lib/rules/list/list-head'
import { nextPlace } from '@/lib/rules/list/next-place'
import { orderAfter } from '@/lib/rules/list/order-after'
import { playEvents } from '@/lib/rules/list/play-events'
import { sceneOf } from '@/lib/rules/list/scene-of'
import type { Scene } from '@/lib/rules/list/scene-of'
import { startOfRound } from '@/lib/rules/table/start-of-round'
import type { Position } from '@/lib/rules/table/table-size'

/** The situation in which the game of this place is dealt, by all that is on the list so far (TSR 3.3.1). */
export function sceneAt(head: ListHead, facts: ListFacts, place: number, dealer: Position | null = null): Scene {
  const actual = facts.deviations[place] ?? dealer
  if (facts.ahead !== null && place === nextPlace(facts)) return sceneOf(facts.ahead, actual)
  const before = playEvents(facts).filter((event) => event.place < place || (event.place === place && event.type !== 'game'))
  return sceneOf(before.reduce(orderAfter, startOfRound(head.tableSize)), actual)
}
