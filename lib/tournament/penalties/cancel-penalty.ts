import { Refusal } from '@/lib/errors/refusal'
import { decidedBy } from '@/lib/rules/list/decided-by'
import type { StaffAuthor } from '@/lib/tournament/lists/append-as-staff'
import { actOnPenalty } from './act-on-penalty'
import type { SeenPenalty } from './countersign-penalty'
import { seenPenalty } from './seen-penalty'

export interface Cancellation extends SeenPenalty {
  readonly reason: string
}

/** Cancels an award with a reason; it stays in the log. What was challenged or decided by the tribunal only the tribunal takes back (TSR 8.2.1). */
export function cancelPenalty(author: StaffAuthor, { penaltyId, version, reason, ...act }: Cancellation): Promise<void> {
  return actOnPenalty(author, act, {
    action: 'penalty-cancelled',
    params: { penaltyId },
    decides: author.roles.has('referee') ? 'referee' : 'tribunal',
    entriesFor: (list) => {
      const penalty = seenPenalty(list, penaltyId, version)
      const { status } = penalty
      if (status === 'challenged') throw new Refusal('list-refused', { rule: 'challenge-open', tsr: '9.6.7' })
      if (status === 'decided' && !author.roles.has('tribunal')) throw new Refusal('list-refused', { rule: 'decision-final', tsr: '8.2.1' })
      if (status === 'decided' && decidedBy(penalty, author.actor)) throw new Refusal('own-decision')
      return [{ kind: 'penalty-cancelled', payload: { penaltyId, reason } }]
    },
  })
}
