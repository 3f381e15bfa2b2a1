import type { Decision } from '@/components/penalty-form/decision'
import type { PenaltyInput } from '@/components/rules/penalty/penalty-input'

/** The case without people, as the aid on the rules page knows it; null while offender or class are open, and for a bound decision, whose price depends on nothing. */
export function caseOfDecision({ offender, severity, kind, soloist, couldDisadvantageSoloist, opposingCounterCalls }: Decision): Omit<PenaltyInput, 'tableSize'> | null {
  if (offender === null || severity === null || severity === 'bound') return null
  const side = kind === 'solo' && offender === soloist ? 'soloist' : 'opponent'
  return { severity, kind, offender: side, couldDisadvantageSoloist: couldDisadvantageSoloist === true, opposingCounterCalls }
}
