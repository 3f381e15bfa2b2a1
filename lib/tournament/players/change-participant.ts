import type { Transaction } from '@/lib/db/open-database'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import type { NameConsent } from '@/lib/schema/name-consents'
import { once, type SentRequest } from '@/lib/tournament/requests/once'
import { ring } from '@/lib/tournament/tournaments/ring'

export interface FoundParticipant {
  readonly name: string
  readonly club: string
  readonly consent: NameConsent
  readonly version: number
  readonly checkedInAt: Date | null
  readonly withdrawnAt: Date | null
}

/** The answer to every change: from which version of the tournament on the pages show it. */
export type Changed<T> = T & { readonly tournamentVersion: number }

/** Runs a change of one participant of this tournament, found first, and rings. Somebody else's participant is not found. */
export async function changeParticipant<T extends object>(
  tournamentId: string,
  id: string,
  change: (transaction: Transaction, found: FoundParticipant) => Promise<T>,
  sent?: SentRequest | null,
): Promise<Changed<T>> {
  return write((transaction) =>
    once(transaction, sent, async () => {
    const tournamentVersion = await ring(transaction, tournamentId)
    const found = await transaction.participant.findFirst({ where: { id, tournamentId } })
    if (!found) throw new Refusal('not-found')
    return { ...(await change(transaction, found)), tournamentVersion }
    }),
  )
}
