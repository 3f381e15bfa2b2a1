import type { BoundDecision } from '@/lib/rules/penalty/catalogue-entry'
import type { PenaltyCase } from '@/lib/rules/penalty/penalty-case'
import { positionWithoutPoints } from '@/lib/rules/penalty/position-without-points'
import { positionsOf } from '@/lib/rules/table/table-size'

/** A row of the list, or a deduction that the list does not know. */
export type BoundDecisionPoints =
  | { readonly place: 'list'; readonly points: readonly (number | null)[]; readonly tsr: '9.7.3' }
  | { readonly place: 'outside'; readonly deduction: number; readonly tsr: '9.7.3' }

/**
 * What a checked bound decision does to whom: a row with the credit shared by the three other players, or a deduction outside the list;
 * an offender who sits out can only be given the latter (TSR 9.7.3).
 */
export function boundDecisionPoints(
  { points, creditsPartners }: Pick<BoundDecision, 'points' | 'creditsPartners'>,
  { offender, ...table }: Pick<PenaltyCase, 'tableSize' | 'dealer' | 'left' | 'offender'>,
): BoundDecisionPoints {
  const without = positionWithoutPoints(table)
  if (!creditsPartners || offender === without) return { place: 'outside', deduction: points, tsr: '9.7.3' }
  const share = (position: number) => (position === offender ? -points : points / 3)
  return { place: 'list', points: positionsOf(table.tableSize).map((position) => (position === without ? null : share(position))), tsr: '9.7.3' }
}
