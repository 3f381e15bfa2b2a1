import { deskDevice } from '@/lib/rules/list/desk-device'
import type { GamePayload, SeenSituation } from '@/lib/rules/list/game-payload'
import type { GameFact, ListFacts } from '@/lib/rules/list/list-facts'
import type { ListHead } from '@/lib/rules/list/list-head'
import { nextPlace } from '@/lib/rules/list/next-place'
import type { Reducers } from '@/lib/rules/list/reducers/reducer'
import { sceneAt } from '@/lib/rules/list/scene-at'

const without = <Value>(record: Readonly<Record<number, Value>>, place: number): Readonly<Record<number, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => Number(key) !== place))

const typedOn = (head: ListHead, facts: ListFacts, payload: GamePayload): SeenSituation => {
  if (payload.seen) return payload.seen
  const { gameNo, dealer, presented } = sceneAt(head, facts, payload.place, payload.dealer)
  return { gameNo, dealer, presented }
}

const replacedSituation = ({ keeper }: ListFacts, deviceId: string): boolean => keeper.replaced.includes(deviceId) || (keeper.onPaper && deviceId !== deskDevice)

/** How games typed, corrected, undone and struck change a list (TSR 7.3.1, 8.5.1). */
export const gameReducers: Reducers<'game-entered' | 'game-corrected' | 'game-undone' | 'game-struck' | 'strike-withdrawn' | 'dealer-deviated'> = {
  'game-entered': (facts, payload, { head, stamp }) => {
    const game: GameFact = {
      payload,
      stamp,
      enteredAt: stamp.order,
      typedOn: typedOn(head, facts, payload),
      fromReplacedDevice: replacedSituation(facts, stamp.deviceId),
      history: [],
    }
    return { games: { ...facts.games, [payload.place]: game } }
  },
  'game-corrected': (facts, payload, { head, stamp }) => {
    const earlier = facts.games[payload.place]
    if (!earlier) return {}
    const game: GameFact = {
      ...earlier,
      payload,
      stamp,
      typedOn: typedOn(head, facts, payload),
      fromReplacedDevice: replacedSituation(facts, stamp.deviceId),
      history: [...earlier.history, { value: earlier.payload, stamp: earlier.stamp }],
    }
    return { games: { ...facts.games, [payload.place]: game } }
  },
  'game-undone': (facts, { place }) => {
    const game = facts.games[place]
    return game ? { games: without(facts.games, place), undone: [...facts.undone, game] } : {}
  },
  'game-struck': (facts, { count }, { stamp }) => ({ strikes: [...facts.strikes, { place: nextPlace(facts), count, stamp }] }),
  'strike-withdrawn': (facts, { undoes }) => ({ strikes: facts.strikes.filter(({ stamp }) => stamp.opId !== undoes) }),
  'dealer-deviated': (facts, { place, dealer }) => ({
    deviations: dealer === null ? without(facts.deviations, place) : { ...facts.deviations, [place]: dealer },
  }),
}
