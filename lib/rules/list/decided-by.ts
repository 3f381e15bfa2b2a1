import type { PenaltyFact } from '@/lib/rules/list/list-facts'

/** Whether somebody awarded or countersigned this decision: then he is party to the case and has no seat in the tribunal that looks at it again (TSR 8.2.1). */
export const decidedBy = ({ stamp, signed }: Pick<PenaltyFact, 'stamp' | 'signed'>, actor: string): boolean => stamp.by === actor || signed?.by === actor
