import type { Position, TableSize } from '@/lib/rules/table/table-size'

/** How grave a violation is (TSR 9.2.1, 9.3.1, 9.4.1); `decided` = grave, but in a game that one party had already won (TSR 9.5.1). */
export type Severity = 'insignificant' | 'minor' | 'serious' | 'decided'

/** What a referee can decide: how grave a violation is, or unsporting conduct whose price is fixed beforehand (TSR 9.7.3). */
export type PenaltyClass = Severity | 'bound'

/** One violation as the referee has found it (TSR 9.2.1, 9.3.1, 9.4.1, 9.5.1). */
export interface PenaltyCase {
  readonly tableSize: TableSize
  readonly dealer: Position
  readonly severity: PenaltyClass
  /** `solo` only once it was established that one is played (TSR 9.3.3). */
  readonly kind: 'normal' | 'solo'
  readonly offender: Position
  readonly soloist: Position | null
  /** Asked only for a minor violation by an opponent of the soloist (TSR 9.3.3 (b)); null otherwise. */
  readonly couldDisadvantageSoloist: boolean | null
  /** Counter-calls made before the violation by the party that opposes the offender, skipped levels included: 0 to 4 (TSR 9.4.3). */
  readonly opposingCounterCalls: number
  /** What a bound decision costs the offender, as a positive number; nothing else has it (TSR 9.7.3). */
  readonly boundPoints?: number
  /** The empty position of a five-player table that goes on as four: there nobody sits out any more. */
  readonly left?: { readonly position: Position }
}
