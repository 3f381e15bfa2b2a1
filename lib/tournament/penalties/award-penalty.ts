import { Refusal } from '@/lib/errors/refusal'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import { refuseUnlisted } from '@/lib/tournament/catalogue/refuse-unlisted'
import type { StaffAuthor } from '@/lib/tournament/lists/append-as-staff'
import { actOnPenalty, type OwnAct } from './act-on-penalty'

export interface Award extends OwnAct {
  readonly award: PenaltyPayload
  /** How many decisions stood on the list when this one was made. */
  readonly seen: number
}

/** Awards penalty points and countersigns them as one act; the claim that they answer is closed, whatever games were typed meanwhile (TSR 8.2.1, 8.2.2). */
export async function awardPenalty(author: StaffAuthor, { award, seen, ...act }: Award): Promise<void> {
  await refuseUnlisted(act.tournamentId, award)
  const { penaltyId, severity } = award
  return actOnPenalty(author, act, {
    action: 'penalty-awarded',
    params: { penaltyId, severity },
    decides: 'referee',
    entriesFor: ({ penalties }) => {
      if (penalties.length !== seen) throw new Refusal('changed-meanwhile')
      return [
        { kind: 'penalty-awarded', payload: award },
        { kind: 'penalty-countersigned', payload: { penaltyId } },
      ]
    },
  })
}
