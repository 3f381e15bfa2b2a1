import type { Severity } from '@/lib/rules/penalty/penalty-case'
import type { TableSize } from '@/lib/rules/table/table-size'

/** A case as the referee tells it, without people: at which table, who offended in what kind of game. */
export interface PenaltyInput {
  readonly tableSize: TableSize
  readonly severity: Severity
  readonly kind: 'normal' | 'solo'
  readonly offender: 'soloist' | 'opponent'
  readonly couldDisadvantageSoloist: boolean
  readonly opposingCounterCalls: number
}
