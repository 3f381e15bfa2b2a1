import type { Check, ChecksOf } from '@/lib/rules/list/checks/check'
import type { Position } from '@/lib/rules/table/table-size'

const reasonMissing: Check<{ readonly reason: string }> = { code: 'reason-missing', tsr: '8.5.1', broken: (_, { reason }) => reason.trim() === '' }
const notAtTable: Check<{ readonly position: Position }> = {
  code: 'no-such-position',
  tsr: '8.5.2',
  broken: ({ confirmations }, { position }) => !confirmations.some((confirmation) => confirmation.position === position),
  params: (_, { position }) => ({ position }),
}
const sum = (points: readonly number[]): number => points.reduce((total, value) => total + value, 0)

/** What keeps a list from ending, being confirmed, submitted, checked or opened again (TSR 7.3.4, 8.5.1, 8.5.2). */
export const stateChecks: ChecksOf<
  | 'end-announced'
  | 'end-withdrawn'
  | 'dealing-begun'
  | 'extra-time-granted'
  | 'list-frozen'
  | 'totals-typed'
  | 'list-confirmed'
  | 'list-objected'
  | 'list-submitted'
  | 'list-checked'
  | 'list-reopened'
> = {
  'end-announced': { checks: [{ code: 'end-already-announced', tsr: '8.5.1', broken: ({ end }) => end !== null }] },
  'end-withdrawn': {
    checks: [
      { code: 'end-not-announced', tsr: '8.5.1', broken: ({ end }) => end === null },
      { code: 'strikes-stand', tsr: '8.5.1', broken: ({ strikes }) => strikes.length > 0 },
    ],
  },
  'dealing-begun': {
    checks: [
      { code: 'end-not-announced', tsr: '8.5.1', broken: ({ end }) => end === null },
      { code: 'asked-once', tsr: '8.5.1', broken: ({ dealingBegun }) => dealingBegun !== null },
    ],
  },
  'extra-time-granted': {
    checks: [{ code: 'not-positive-minutes', tsr: '8.5.1', broken: (_, { minutes }) => !Number.isInteger(minutes) || minutes < 1 }, reasonMissing],
  },
  'list-frozen': { checks: [{ code: 'already-frozen', tsr: '8.5.1', broken: ({ frozen }) => frozen !== null }, reasonMissing] },
  'totals-typed': {
    checks: [
      {
        code: 'row-length',
        tsr: '7.3.3',
        broken: ({ tableSize }, { points }) => points.length !== tableSize,
        params: ({ tableSize }, { points }) => ({ expected: tableSize, actual: points.length }),
      },
      { code: 'not-a-whole-number', tsr: '7.3.3', broken: (_, { points }) => !points.every(Number.isInteger) },
      { code: 'row-sum', tsr: '7.3.3', broken: (_, { points }) => sum(points) !== 0, params: (_, { points }) => ({ sum: sum(points) }) },
      { code: 'seat-changed-hands', tsr: '7.3.3', broken: ({ seatChanges }) => seatChanges.length > 0 },
    ],
  },
  'list-confirmed': {
    checks: [
      notAtTable,
      { code: 'games-missing', tsr: '8.5.2', broken: ({ next }) => next.remaining > 0, params: ({ next }) => ({ remaining: next.remaining }) },
    ],
  },
  'list-objected': { checks: [notAtTable] },
  'list-submitted': {
    checks: [
      {
        code: 'version-moved-on',
        tsr: '7.3.4',
        broken: ({ version }, payload) => payload.version !== version,
        params: ({ version }, payload) => ({ version: payload.version, current: version }),
      },
    ],
    also: ({ missing }) => missing,
  },
  'list-checked': {
    checks: [
      { code: 'already-checked', tsr: '7.3.4', broken: ({ checked }) => checked !== null },
      { code: 'not-submitted', tsr: '7.3.4', broken: ({ submitted, reopened, missing }) => submitted === null && (reopened === null || missing.length > 0) },
    ],
  },
  'list-reopened': {
    checks: [
      { code: 'not-closed', tsr: '7.3.4', broken: ({ submitted, checked, frozen }) => submitted === null && checked === null && frozen === null },
      reasonMissing,
    ],
  },
}
