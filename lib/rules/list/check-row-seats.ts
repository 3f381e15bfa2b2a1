import type { RowViolationCode } from '@/lib/rules/list/list-violation'
import type { ScoreRow } from '@/lib/rules/list/score-row'
import { sitsOut } from '@/lib/rules/table/sits-out'
import { positionsOf } from '@/lib/rules/table/table-size'
import type { Position } from '@/lib/rules/table/table-size'
import type { Violation } from '@/lib/rules/violation'

type SeatCheck = (row: ScoreRow, absent: Position | null) => Violation<RowViolationCode>[]

const length: SeatCheck = ({ points, tableSize }) =>
  points.length === tableSize ? [] : [{ code: 'row-length', tsr: '7.3.3', params: { expected: tableSize, actual: points.length } }]

const dealerPresent: SeatCheck = ({ dealer, tableSize, left }) =>
  positionsOf(tableSize).includes(dealer) && dealer !== left?.position ? [] : [{ code: 'no-such-dealer', tsr: '3.3.1', params: { position: dealer } }]

const nothingForTheAbsent: SeatCheck = ({ points }, absent) =>
  absent === null || (points[absent - 1] ?? null) === null ? [] : [{ code: 'sits-out-has-points', tsr: '10.1.2', params: { position: absent } }]

const pointsForEachPlayer: SeatCheck = ({ points, tableSize }, absent) =>
  positionsOf(tableSize)
    .filter((position) => position !== absent && (points[position - 1] ?? null) === null)
    .map((position) => ({ code: 'points-missing', tsr: '7.3.3', params: { position } }))

const wholeNumbers: SeatCheck = ({ points }) =>
  points.flatMap((value, index) => (value === null || Number.isInteger(value) ? [] : [{ code: 'not-a-whole-number', tsr: '7.3.3', params: { position: index + 1 } }]))

const checks: readonly SeatCheck[] = [length, dealerPresent, nothingForTheAbsent, pointsForEachPlayer, wholeNumbers]

/** What is wrong with who has points in a row: each player a whole number, whoever sits out none (TSR 7.3.3, 10.1.2). */
export function checkRowSeats(row: ScoreRow): Violation<RowViolationCode>[] {
  const absent = sitsOut(row.tableSize, row.dealer, row.left?.position ?? null) ?? row.left?.position ?? null
  return checks.flatMap((check) => check(row, absent))
}
