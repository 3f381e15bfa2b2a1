import { write } from '@/lib/db/write'
import { openInvitation } from './open-invitation'
import { takeInvitation, type Accepted } from './take-invitation'

/** Gives the role of an invitation to an account that is signed in. */
export async function acceptInvitation(token: string, accountId: string, now = new Date()): Promise<Accepted> {
  return write(async (transaction) => takeInvitation(transaction, await openInvitation(transaction, token, now, accountId), accountId, now))
}
