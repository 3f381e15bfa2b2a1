import type { PenaltyFact } from '@/lib/rules/list/list-facts'

/** How far a decision of the referee has come. */
export type PenaltyStatus = 'unsigned' | 'signed' | 'challenged' | 'decided' | 'cancelled'

/** Whether a penalty is countersigned, challenged, finally decided by the tribunal, or cancelled (TSR 8.2.1, 8.2.2). */
export function penaltyStatus({ signed, challenged, decided, cancelled }: PenaltyFact): PenaltyStatus {
  if (cancelled) return 'cancelled'
  if (decided) return 'decided'
  if (challenged) return 'challenged'
  return signed ? 'signed' : 'unsigned'
}
