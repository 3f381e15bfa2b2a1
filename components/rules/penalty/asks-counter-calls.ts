import type { PenaltyInput } from '@/components/rules/penalty/penalty-input'

/** Whether counter-calls of the opposing party raise the penalty (TSR 9.4.3). */
export const asksCounterCalls = ({ severity }: Pick<PenaltyInput, 'severity'>): boolean => severity === 'serious'
