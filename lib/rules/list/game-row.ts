import { gameProblems } from '@/lib/rules/list/game-problems'
import type { GameFact, ListFacts } from '@/lib/rules/list/list-facts'
import type { ListHead } from '@/lib/rules/list/list-head'
import type { GameRow } from '@/lib/rules/list/list-row'
import { personsAt } from '@/lib/rules/list/persons-at'
import { playedAs } from '@/lib/rules/list/played-as'
import { positiveScorers } from '@/lib/rules/list/positive-scorers'
import { rubricOf } from '@/lib/rules/list/rubric-of'
import { sceneOf } from '@/lib/rules/list/scene-of'
import { situationReplaced } from '@/lib/rules/list/situation-replaced'
import type { DealOrder } from '@/lib/rules/table/deal-order'

/** The row of a typed game: number, rubric, dealer, lead and kind as they follow from all rows before it (TSR 4.2.4, 4.3.1, 7.3.3). */
export function gameRow(head: ListHead, facts: ListFacts, order: DealOrder, game: GameFact): GameRow {
  const { payload, stamp, typedOn, fromReplacedDevice, history } = game
  const played = playedAs(order, payload)
  const scene = sceneOf(order, facts.deviations[payload.place] ?? payload.dealer)
  return {
    row: 'game',
    ...scene,
    lead: played.kind === 'compulsory-solo' && payload.soloist !== null ? payload.soloist : scene.lead,
    place: payload.place,
    kind: played.kind,
    rubric: rubricOf(order, played),
    soloist: payload.soloist,
    points: payload.points,
    positive: positiveScorers(payload.points),
    persons: personsAt(head, facts.seatChanges, payload.place, Number.POSITIVE_INFINITY).map((person, index) => ((payload.points[index] ?? null) === null ? null : person)),
    replaced: fromReplacedDevice || situationReplaced(typedOn, scene),
    fromReplacedDevice,
    violations: gameProblems(head.tableSize, scene, payload),
    payload,
    stamp,
    history,
  }
}
