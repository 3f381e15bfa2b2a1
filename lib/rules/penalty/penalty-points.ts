import { boundDecisionPoints } from '@/lib/rules/penalty/bound-decision-points'
import { checkPenalty } from '@/lib/rules/penalty/check-penalty'
import { ImpossiblePenalty } from '@/lib/rules/penalty/impossible-penalty'
import type { PenaltyCase } from '@/lib/rules/penalty/penalty-case'
import { penaltyRows } from '@/lib/rules/penalty/penalty-rows'
import { positionWithoutPoints } from '@/lib/rules/penalty/position-without-points'
import { positionsOf } from '@/lib/rules/table/table-size'

/** Penalty points by position, null for whoever sits out, and the paragraph they follow from. */
export interface PenaltyPoints {
  readonly points: readonly (number | null)[]
  readonly tsr: string
}

/** The penalty row of a violation; throws `ImpossiblePenalty` for a case that cannot be (TSR 9.2.3, 9.3.2, 9.3.3, 9.4.3, 9.4.4, 9.5.1, 9.7.3). */
export function penaltyPoints(penalty: PenaltyCase): PenaltyPoints {
  const violations = checkPenalty(penalty)
  if (violations.length === 0 && penalty.severity === 'bound') return boundRow(penalty)
  const row = penaltyRows.find(({ severity, applies }) => severity === penalty.severity && applies(penalty))
  if (violations.length > 0 || row === undefined) throw new ImpossiblePenalty(violations)

  const without = positionWithoutPoints(penalty)
  const n = penalty.opposingCounterCalls
  const points = positionsOf(penalty.tableSize).map((position) => {
    if (position === without) return null
    if (position === penalty.offender) return row.offender(n)
    if (position === penalty.soloist && row.soloist !== null) return row.soloist(n)
    return row.others(n)
  })
  return { points, tsr: row.tsr }
}

/** With credit, since without it a bound decision has no row. */
function boundRow(penalty: PenaltyCase): PenaltyPoints {
  const bound = boundDecisionPoints({ points: penalty.boundPoints ?? 0, creditsPartners: true }, penalty)
  if (bound.place === 'outside') throw new ImpossiblePenalty([])
  return { points: bound.points, tsr: bound.tsr }
}
