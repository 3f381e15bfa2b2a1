import type { Violation } from '@/lib/rules/violation'

/** What can make a trick impossible. */
export type TrickViolationCode = 'not-four-cards' | 'no-such-card' | 'card-more-than-twice'

/** Thrown for what cannot be a trick, with all that is wrong with it (TSR 2.2.1, 5.3.1). */
export class ImpossibleTrick extends Error {
  constructor(readonly violations: readonly Violation<TrickViolationCode>[]) {
    super(`Impossible trick: ${violations.map(({ code, tsr }) => `${code} (TSR ${tsr})`).join(', ')}`)
    this.name = 'ImpossibleTrick'
  }
}
