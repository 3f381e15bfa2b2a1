import type { DrawRefusalCode } from '@/lib/draw/impossible-draw'
import type { Violation } from '@/lib/rules/violation'

export type PlanViolationCode =
  | DrawRefusalCode
  | 'round-count'
  | 'person-twice'
  | 'person-missing'
  | 'person-unknown'
  | 'table-size'
  | 'table-sizes'
  | 'blocked-table-used'
  | 'fixed-table-missed'
  | 'five-rule'
  | 'club-pairs'
  | 'pair-together'

export type PlanViolation = Violation<PlanViolationCode>

/** A finding about a plan; what concerns seating at four-player tables stands in TSR 8.3.1, everything else in the order of seats. */
export function planViolation(code: PlanViolationCode, params: Violation['params']): PlanViolation {
  return { code, tsr: code === 'table-size' || code === 'table-sizes' ? '8.3.1' : '8.4.1', params }
}
