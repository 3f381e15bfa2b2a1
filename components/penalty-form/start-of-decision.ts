import type { Decision } from '@/components/penalty-form/decision'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { Position } from '@/lib/rules/table/table-size'

interface Known {
  /** Whose compulsory solo the game is, because he is presented. */
  readonly presented: Position | null
  /** Whom the claim names. */
  readonly suspects: readonly Position[]
  /** An earlier decision that is to be changed. */
  readonly earlier: PenaltyPayload | null
}

/** What is known before anybody says a word: a presented solo, the one offender of the claim, or all of an earlier decision. */
export function startOfDecision({ presented, suspects, earlier }: Known): Decision {
  if (earlier !== null) {
    const { offender, severity, reason = null, kind, soloist, silentMarriage = false, couldDisadvantageSoloist, opposingCounterCalls } = earlier
    return { offender, severity, reason, kind, soloist, silentMarriage, couldDisadvantageSoloist, opposingCounterCalls }
  }
  const [only = null, ...others] = suspects
  return {
    offender: others.length === 0 ? only : null,
    severity: null,
    reason: null,
    kind: presented === null ? 'normal' : 'solo',
    soloist: presented,
    silentMarriage: false,
    couldDisadvantageSoloist: null,
    opposingCounterCalls: 0,
  }
}
