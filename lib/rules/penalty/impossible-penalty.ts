import type { PenaltyViolationCode } from '@/lib/rules/penalty/check-penalty'
import type { Violation } from '@/lib/rules/violation'

/** Thrown for a penalty that cannot be awarded, with all that is wrong with it (TSR 9.3.3, 9.4.3, 10.1.2). */
export class ImpossiblePenalty extends Error {
  constructor(readonly violations: readonly Violation<PenaltyViolationCode>[]) {
    super(`Impossible penalty: ${violations.map(({ code, tsr }) => `${code} (TSR ${tsr})`).join(', ')}`)
    this.name = 'ImpossiblePenalty'
  }
}
