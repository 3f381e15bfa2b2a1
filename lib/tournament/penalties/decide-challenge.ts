import { Refusal } from '@/lib/errors/refusal'
import { decidedBy } from '@/lib/rules/list/decided-by'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import { refuseUnlisted } from '@/lib/tournament/catalogue/refuse-unlisted'
import type { StaffAuthor } from '@/lib/tournament/lists/append-as-staff'
import { actOnPenalty } from './act-on-penalty'
import type { SeenPenalty } from './countersign-penalty'
import { seenPenalty } from './seen-penalty'
import { tribunalTime } from './tribunal-time'

export interface ChallengeDecision extends SeenPenalty {
  readonly outcome: 'upheld' | 'changed' | 'lifted'
  /** Only when the decision is changed. */
  readonly award?: PenaltyPayload
  /** Who decided together with the one who signs. */
  readonly members: readonly string[]
  /** Minutes: null = as many as have gone by since the referee's decision. */
  readonly extraTime: { readonly minutes: number | null; readonly reason: string }
}

/**
 * The tribunal's word on a challenged decision, which is final; with it the time since the referee's decision for the table
 * and for each table at which a member plays who decided (TSR 8.2.1, 8.5.1).
 */
export async function decideChallenge(author: StaffAuthor, { penaltyId, version, outcome, award, members, extraTime, ...act }: ChallengeDecision): Promise<void> {
  if (award) await refuseUnlisted(act.tournamentId, award)
  const time = await tribunalTime({ ...act, ...extraTime, penaltyId, members })
  return actOnPenalty(author, act, {
    action: 'challenge-decided',
    params: { penaltyId, outcome },
    decides: 'tribunal',
    extraTime: time,
    entriesFor: (list) => {
      const penalty = seenPenalty(list, penaltyId, version)
      const { status, award: before } = penalty
      if (status !== 'challenged') throw new Refusal('changed-meanwhile')
      if (decidedBy(penalty, author.actor)) throw new Refusal('own-decision')
      if (award && award.penaltyId !== before.penaltyId) throw new Refusal('not-found')
      return [{ kind: 'penalty-decided', payload: { penaltyId, outcome, ...(award && { award }) } }]
    },
  })
}
