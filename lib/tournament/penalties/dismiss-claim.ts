import { Refusal } from '@/lib/errors/refusal'
import type { StaffAuthor } from '@/lib/tournament/lists/append-as-staff'
import { actOnPenalty, type OwnAct } from './act-on-penalty'

export interface Dismissal extends OwnAct {
  readonly claimId: string
  readonly version: number
  readonly reason: string
}

/** Closes a claim without penalty points, with the reason in the log: it came too late, or nothing had happened (TSR 9.6.1, 9.6.3). */
export function dismissClaim(author: StaffAuthor, { claimId, version, reason, ...act }: Dismissal): Promise<void> {
  return actOnPenalty(author, act, {
    action: 'claim-dismissed',
    params: { claimId },
    decides: 'referee',
    entriesFor: (list) => {
      if (!list.claims.some((claim) => claim.claimId === claimId)) throw new Refusal('not-found')
      if (list.versions[`claim:${claimId}`] !== version) throw new Refusal('changed-meanwhile')
      return [{ kind: 'claim-withdrawn', payload: { claimId, reason } }]
    },
  })
}
