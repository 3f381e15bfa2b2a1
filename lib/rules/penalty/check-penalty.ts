import { checkCatalogueEntry } from '@/lib/rules/penalty/check-catalogue-entry'
import type { PenaltyCase } from '@/lib/rules/penalty/penalty-case'
import { positionWithoutPoints } from '@/lib/rules/penalty/position-without-points'
import { positionsOf } from '@/lib/rules/table/table-size'
import type { Violation } from '@/lib/rules/violation'

/** What can make a penalty impossible. */
export type PenaltyViolationCode =
  | 'position-not-at-table'
  | 'offender-has-no-points'
  | 'soloist-sits-out'
  | 'solo-without-soloist'
  | 'soloist-in-normal-game'
  | 'disadvantage-undecided'
  | 'counter-calls-out-of-range'
  | 'bound-points-out-of-range'
  | 'credit-not-shareable'

type Clause = readonly [PenaltyViolationCode, tsr: string, broken: (penalty: PenaltyCase) => boolean, params: (penalty: PenaltyCase) => Violation['params']]

const notAtTable = ({ tableSize, dealer, offender, soloist }: PenaltyCase) =>
  [dealer, offender, ...(soloist === null ? [] : [soloist])].find((position) => !positionsOf(tableSize).includes(position))

const byOpponentOfSoloist = ({ kind, offender, soloist }: PenaltyCase) => kind === 'solo' && soloist !== null && offender !== soloist

const clauses: readonly Clause[] = [
  ['position-not-at-table', '8.4.1', (p) => notAtTable(p) !== undefined, (p) => ({ position: notAtTable(p) ?? 0, tableSize: p.tableSize })],
  ['offender-has-no-points', '10.1.2', (p) => p.offender === positionWithoutPoints(p), (p) => ({ position: p.offender })],
  ['soloist-sits-out', '10.1.1', (p) => p.soloist !== null && p.soloist === positionWithoutPoints(p), (p) => ({ position: p.soloist ?? 0 })],
  ['solo-without-soloist', '2.4.7', (p) => p.kind === 'solo' && p.soloist === null, () => ({})],
  ['soloist-in-normal-game', '2.4.4', (p) => p.kind === 'normal' && p.soloist !== null, (p) => ({ position: p.soloist ?? 0 })],
  [
    'disadvantage-undecided',
    '9.3.3 (b)',
    (p) => byOpponentOfSoloist(p) && (p.severity === 'minor' || p.severity === 'decided') && p.couldDisadvantageSoloist === null,
    () => ({}),
  ],
  [
    'counter-calls-out-of-range',
    '9.4.3',
    (p) => !Number.isInteger(p.opposingCounterCalls) || p.opposingCounterCalls < 0 || p.opposingCounterCalls > 4,
    (p) => ({ opposingCounterCalls: p.opposingCounterCalls }),
  ],
]

const boundProblems = ({ severity, boundPoints }: PenaltyCase) =>
  severity === 'bound' ? checkCatalogueEntry({ id: 'awarded', tsr: '9.7.3', kind: 'bound-decision', points: boundPoints ?? 0, creditsPartners: true }) : []

/** All that makes this penalty impossible, an empty list when it can be awarded (TSR 9.3.3, 9.4.3, 9.7.3, 10.1.2). */
export function checkPenalty(penalty: PenaltyCase): Violation<PenaltyViolationCode>[] {
  const broken = clauses.filter(([, , isBroken]) => isBroken(penalty)).map(([code, tsr, , params]) => ({ code, tsr, params: params(penalty) }))
  return [...broken, ...boundProblems(penalty)]
}
