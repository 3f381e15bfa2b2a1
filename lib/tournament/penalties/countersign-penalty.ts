import type { StaffAuthor } from '@/lib/tournament/lists/append-as-staff'
import { actOnPenalty, type OwnAct } from './act-on-penalty'
import { seenPenalty } from './seen-penalty'

export interface SeenPenalty extends OwnAct {
  readonly penaltyId: string
  readonly version: number
}

/** Countersigns an award that the table wrote down, on the referee's own device (TSR 8.2.2). */
export function countersignPenalty(author: StaffAuthor, { penaltyId, version, ...act }: SeenPenalty): Promise<void> {
  return actOnPenalty(author, act, {
    action: 'penalty-countersigned',
    params: { penaltyId },
    decides: author.roles.has('referee') ? 'referee' : 'tribunal',
    entriesFor: (list) => {
      seenPenalty(list, penaltyId, version)
      return [{ kind: 'penalty-countersigned', payload: { penaltyId } }]
    },
  })
}
