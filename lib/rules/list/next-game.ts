import type { ListFacts } from '@/lib/rules/list/list-facts'
import { nextPlace } from '@/lib/rules/list/next-place'
import { normalGamesOpen } from '@/lib/rules/list/normal-games-open'
import { sceneOf } from '@/lib/rules/list/scene-of'
import type { NextGame } from '@/lib/rules/list/score-list'
import { comingDeal } from '@/lib/rules/table/coming-deal'
import type { DealOrder } from '@/lib/rules/table/deal-order'

/** The game that comes next; on a frozen list, or one with typed totals, none does (TSR 3.3.1, 4.2.3, 8.5.1). */
export function nextGame(facts: ListFacts, order: DealOrder): NextGame {
  const place = nextPlace(facts)
  const { remaining } = comingDeal(order)
  const scene = sceneOf(order, facts.deviations[place])
  const closed = facts.frozen !== null || facts.typedTotals !== null
  if (remaining > 0 && !closed) return { ...scene, place, remaining, normalGamesOpen: normalGamesOpen(facts) }
  const nobody = { dealer: null, scheduledDealer: null, lead: null, sitsOut: null, presented: null }
  return { ...scene, ...nobody, place, remaining: 0, owed: closed ? [] : scene.owed, normalGamesOpen: false }
}
