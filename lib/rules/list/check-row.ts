import { checkRowPoints } from '@/lib/rules/list/check-row-points'
import { checkRowSeats } from '@/lib/rules/list/check-row-seats'
import type { RowViolationCode } from '@/lib/rules/list/list-violation'
import type { ScoreRow } from '@/lib/rules/list/score-row'
import type { Violation } from '@/lib/rules/violation'

/** All that is wrong with a row, an empty list when it can stand: who has points, sum, even-odd rule, shape, bounds (TSR 7.3.3, 10.1.2). */
export function checkRow(row: ScoreRow): Violation<RowViolationCode>[] {
  const seats = checkRowSeats(row)
  return seats.length > 0 ? seats : checkRowPoints(row)
}
