import type { PenaltyInput } from '@/components/rules/penalty/penalty-input'

/** Whether it is asked if the soloist could be at a disadvantage (TSR 9.3.3). */
export const asksDisadvantage = ({ kind, offender, severity }: Pick<PenaltyInput, 'kind' | 'offender' | 'severity'>): boolean =>
  kind === 'solo' && offender === 'opponent' && (severity === 'minor' || severity === 'decided')
