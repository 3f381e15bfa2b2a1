import type { Transaction } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'
import type { StaffAuthor } from '@/lib/tournament/lists/append-as-staff'
import { appendToLists } from '@/lib/tournament/lists/append-to-lists'
import { refuseOwnCase } from './refuse-own-case'

interface Answer {
  readonly tournamentId: string
  readonly accountId: string
  readonly actId: string
  readonly listId: string
  readonly claimId: string
  readonly version: number
  readonly reason: string
  readonly interestConfirmed: boolean
}

/** Closes a claim that was answered by something outside its list, with what that is as the reason (TSR 9.7.3). */
export async function answerClaim(transaction: Transaction, author: StaffAuthor, { tournamentId, accountId, actId, listId, claimId, version, reason, interestConfirmed }: Answer): Promise<void> {
  const refuseAt = await refuseOwnCase(transaction, { tournamentId, accountId, decides: author.roles.has('referee') ? 'referee' : 'tribunal', interestConfirmed })
  await appendToLists(transaction, author, { tournamentId, actId, listIds: [listId] }, (list, loaded) => {
    refuseAt(loaded, list)
    if (!list.claims.some((claim) => claim.claimId === claimId)) throw new Refusal('not-found')
    if (list.versions[`claim:${claimId}`] !== version) throw new Refusal('changed-meanwhile')
    return [{ kind: 'claim-withdrawn', payload: { claimId, reason } }]
  })
}
