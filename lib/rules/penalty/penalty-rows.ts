import type { PenaltyCase, Severity } from '@/lib/rules/penalty/penalty-case'

/** Points of the offender, the soloist and each other player, where n counts the opposing party's counter-calls. */
export interface PenaltyRow {
  readonly tsr: string
  readonly severity: Severity
  readonly applies: (penalty: PenaltyCase) => boolean
  readonly offender: (n: number) => number
  /** Null when the soloist is the offender, or is credited like everybody else. */
  readonly soloist: ((n: number) => number) | null
  readonly others: (n: number) => number
}

const normalGame = ({ kind }: PenaltyCase) => kind === 'normal'
const bySoloist = ({ kind, offender, soloist }: PenaltyCase) => kind === 'solo' && offender === soloist
const byOpponent = ({ kind, offender, soloist }: PenaltyCase) => kind === 'solo' && offender !== soloist
const disadvantage = (penalty: PenaltyCase) => byOpponent(penalty) && penalty.couldDisadvantageSoloist === true
const noDisadvantage = (penalty: PenaltyCase) => byOpponent(penalty) && penalty.couldDisadvantageSoloist !== true

const nothing = { offender: () => 0, soloist: null, others: () => 0 }
const minorToAll = { offender: () => -3, soloist: null, others: () => 1 }
const minorToSoloist = { offender: () => -3, soloist: () => 3, others: () => 0 }
const seriousToAll = { offender: (n: number) => -(12 + 3 * n), soloist: null, others: (n: number) => 4 + n }
const seriousToSoloist = { offender: (n: number) => -(12 + 3 * n), soloist: (n: number) => 12 + 3 * n, others: () => 0 }

/** Every case in which penalty points are awarded, in the order of the rulebook (TSR 9.2.3, 9.3.2, 9.3.3, 9.4.3, 9.4.4, 9.5.1). */
export const penaltyRows: readonly PenaltyRow[] = [
  { tsr: '9.2.3', severity: 'insignificant', applies: () => true, ...nothing },
  { tsr: '9.3.2', severity: 'minor', applies: normalGame, ...minorToAll },
  { tsr: '9.3.3 (a)', severity: 'minor', applies: bySoloist, ...minorToAll },
  { tsr: '9.3.3 (b1)', severity: 'minor', applies: disadvantage, ...minorToSoloist },
  { tsr: '9.3.3 (b2)', severity: 'minor', applies: noDisadvantage, ...minorToAll },
  { tsr: '9.4.3', severity: 'serious', applies: normalGame, ...seriousToAll },
  { tsr: '9.4.4', severity: 'serious', applies: bySoloist, ...seriousToAll },
  { tsr: '9.4.4', severity: 'serious', applies: byOpponent, ...seriousToSoloist },
  { tsr: '9.5.1', severity: 'decided', applies: disadvantage, ...minorToSoloist },
  { tsr: '9.5.1', severity: 'decided', applies: () => true, ...minorToAll },
]
