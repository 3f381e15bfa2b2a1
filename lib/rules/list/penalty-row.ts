import type { ListFacts, PenaltyFact } from '@/lib/rules/list/list-facts'
import type { ListHead } from '@/lib/rules/list/list-head'
import type { PenaltyRow } from '@/lib/rules/list/list-row'
import { penaltyCaseIn } from '@/lib/rules/list/penalty-case-in'
import { penaltyStatus } from '@/lib/rules/list/penalty-status'
import { personsAt } from '@/lib/rules/list/persons-at'
import { playedAs } from '@/lib/rules/list/played-as'
import { positiveScorers } from '@/lib/rules/list/positive-scorers'
import { rubricOf } from '@/lib/rules/list/rubric-of'
import { sceneOf } from '@/lib/rules/list/scene-of'
import { checkPenalty } from '@/lib/rules/penalty/check-penalty'
import { gameAfterPenalty } from '@/lib/rules/penalty/game-after-penalty'
import { penaltyPoints } from '@/lib/rules/penalty/penalty-points'
import type { DealOrder } from '@/lib/rules/table/deal-order'
import { positionsOf } from '@/lib/rules/table/table-size'

/** The row of a penalty, before the game of its place; only one that makes the game count as played uses a number (TSR 9.4.3, 9.4.4). */
export function penaltyRow(head: ListHead, facts: ListFacts, order: DealOrder, penalty: PenaltyFact): PenaltyRow {
  const { award, stamp, history } = penalty
  const scene = sceneOf(order, facts.deviations[award.place])
  const penaltyCase = penaltyCaseIn(head.tableSize, scene, award)
  const violations = checkPenalty(penaltyCase)
  // A later correction can make the offender the one who sits out: the row then stays, without points, until somebody mends it.
  const { points, tsr } = violations.length === 0 ? penaltyPoints(penaltyCase) : { points: positionsOf(head.tableSize).map(() => null), tsr: violations[0]?.tsr ?? '' }
  const after = gameAfterPenalty(award)
  const played = after === 'counts-as-played' ? playedAs(order, { kind: award.silentMarriage === true ? 'silent-marriage' : 'solo', soloist: award.soloist }) : null
  return {
    row: 'penalty',
    ...scene,
    place: award.place,
    penaltyId: award.penaltyId,
    award,
    after,
    kind: played?.kind ?? null,
    rubric: played && rubricOf(order, played),
    soloist: award.soloist,
    points,
    tsr,
    positive: positiveScorers(points),
    persons: personsAt(head, facts.seatChanges, award.place, stamp.order).map((person, index) => ((points[index] ?? null) === null ? null : person)),
    status: penaltyStatus(penalty),
    violations,
    stamp,
    history,
  }
}
