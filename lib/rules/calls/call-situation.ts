import type { Call } from '@/lib/rules/calls/call'

/** What was called before, seen from the party that wants to call now (TSR 6.4.2, 6.4.3, 6.4.4). */
export interface CallSituation {
  readonly call: Call
  /** Which of the first three tricks settled an announced marriage, and is complete; null in every other game (TSR 6.4.2). */
  readonly clarificationTrick: 1 | 2 | 3 | null
  readonly own: {
    /** The highest valid call of the own party so far. */
    readonly highest: Call | null
    /** It was a response that would have come too late as a first call (TSR 6.4.4). */
    readonly lateResponse: boolean
  }
  /** The highest call of the opposing party so far. */
  readonly opposing: Call | null
}
