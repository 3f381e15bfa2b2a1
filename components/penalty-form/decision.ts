import type { PenaltyClass } from '@/lib/rules/penalty/penalty-case'
import type { Position } from '@/lib/rules/table/table-size'

/** What the referee has said so far; null where he has not. */
export interface Decision {
  readonly offender: Position | null
  readonly severity: PenaltyClass | null
  /** The entry of the catalogue that was chosen. */
  readonly reason: string | null
  readonly kind: 'normal' | 'solo'
  readonly soloist: Position | null
  readonly silentMarriage: boolean
  readonly couldDisadvantageSoloist: boolean | null
  /** 0 to 4, by the party that opposes the offender. */
  readonly opposingCounterCalls: number
}
