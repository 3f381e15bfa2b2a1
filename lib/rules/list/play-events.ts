import type { GameFact, ListFacts, PenaltyFact, StrikeFact } from '@/lib/rules/list/list-facts'
import { penaltyStands } from '@/lib/rules/list/penalty-stands'
import type { Position } from '@/lib/rules/table/table-size'

/** What happens at a table in playing order; `order` sorts what happens at the same place, the game itself last. */
export type PlayEvent = { readonly place: number; readonly order: number } & (
  | { readonly type: 'left'; readonly position: Position }
  | { readonly type: 'penalty'; readonly penalty: PenaltyFact }
  | { readonly type: 'struck'; readonly strike: StrikeFact }
  | { readonly type: 'game'; readonly game: GameFact }
)

/** Games, penalties, strikes and people leaving in playing order: by place, at one place as they came, the game that was typed there last (TSR 7.3.1). */
export function playEvents({ games, penalties, strikes, seatChanges }: ListFacts): readonly PlayEvent[] {
  const events: PlayEvent[] = [
    ...seatChanges.flatMap(({ position, person, fromPlace, stamp }) => (person === null ? [{ type: 'left' as const, place: fromPlace, order: stamp.order, position }] : [])),
    ...penalties.filter(penaltyStands).map((penalty) => ({ type: 'penalty' as const, place: penalty.award.place, order: penalty.stamp.order, penalty })),
    ...strikes.map((strike) => ({ type: 'struck' as const, place: strike.place, order: strike.stamp.order, strike })),
    ...Object.values(games).map((game) => ({ type: 'game' as const, place: game.payload.place, order: Number.POSITIVE_INFINITY, game })),
  ]
  return events.sort((a, b) => a.place - b.place || (a.order === b.order ? 0 : a.order - b.order))
}
