import { caseOfDecision } from '@/components/penalty-form/case-of-decision'
import type { BoundEntry } from '@/components/penalty-form/form-entry'
import type { Decision } from '@/components/penalty-form/decision'
import { asksCounterCalls } from '@/components/rules/penalty/asks-counter-calls'
import { asksDisadvantage } from '@/components/rules/penalty/asks-disadvantage'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'

/** What an award is tied to: its own id, the game in which it happened, and the claim that it answers. */
export type AwardTie = Pick<PenaltyPayload, 'penaltyId' | 'place' | 'claimId'>

/** The award that a decision makes, without answers to questions that its case does not ask; null while offender, class or bound decision are open. */
export function decidedAward(decision: Decision, tie: AwardTie, bound: BoundEntry | null = null): PenaltyPayload | null {
  if (decision.severity === 'bound') return bound && boundAward(decision, tie, bound)
  const known = caseOfDecision(decision)
  if (known === null || decision.offender === null) return null
  const { severity, kind } = known
  return {
    ...tie,
    severity,
    kind,
    offender: decision.offender,
    soloist: kind === 'solo' ? decision.soloist : null,
    couldDisadvantageSoloist: asksDisadvantage(known) ? decision.couldDisadvantageSoloist : null,
    opposingCounterCalls: asksCounterCalls(known) ? decision.opposingCounterCalls : 0,
    ...(decision.reason !== null && { reason: decision.reason }),
    ...(kind === 'solo' && decision.silentMarriage && { silentMarriage: true }),
  }
}

function boundAward({ offender, kind, soloist }: Decision, tie: AwardTie, { id, points }: BoundEntry): PenaltyPayload | null {
  if (offender === null) return null
  const solo = kind === 'solo' && soloist !== null
  return { ...tie, severity: 'bound', kind: solo ? 'solo' : 'normal', offender, soloist: solo ? soloist : null, couldDisadvantageSoloist: null, opposingCounterCalls: 0, boundPoints: points, reason: id }
}
