import type { Position } from '@/lib/rules/table/table-size'
import type { StaffAuthor } from '@/lib/tournament/lists/append-as-staff'
import { actOnPenalty } from './act-on-penalty'
import type { SeenPenalty } from './countersign-penalty'
import { seenPenalty } from './seen-penalty'

export interface Challenge extends SeenPenalty {
  readonly challenger: Position
}

/** Notes that a player does not accept a decision; play is suspended until the tribunal has decided (TSR 9.6.7). */
export function challengePenalty(author: StaffAuthor, { penaltyId, version, challenger, ...act }: Challenge): Promise<void> {
  return actOnPenalty(
    author,
    // Whoever notes a challenge decides nothing, so nobody needs to be warned.
    { ...act, interestConfirmed: true },
    {
      action: 'penalty-challenged',
      params: { penaltyId },
      decides: 'referee',
      entriesFor: (list) => {
        seenPenalty(list, penaltyId, version)
        return [{ kind: 'penalty-challenged', payload: { penaltyId, challenger } }]
      },
    },
  )
}
