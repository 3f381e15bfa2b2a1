import { hashPassword } from '@/lib/auth/hash-password'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import type { NewAccount } from '@/lib/schema/new-account'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { openInvitation } from './open-invitation'
import { takeInvitation, type Accepted } from './take-invitation'

/** Makes an account for whoever holds an open invitation, and gives it the role. */
export async function joinByInvitation({ token, name, email, password }: NewAccount, now = new Date()): Promise<Accepted> {
  // Before hashing a password, which costs a stranger nothing and us a lot.
  await read((reader) => openInvitation(reader, token, now, null))
  const passwordHash = await hashPassword(password)
  return write(async (transaction) => {
    const invitation = await openInvitation(transaction, token, now, null)
    if ((await transaction.account.count({ where: { email } })) > 0) throw new Refusal('account-exists')
    const { id } = await transaction.account.create({ data: { email, name, passwordHash } })
    await leaveTrace(transaction, { actor: `account:${id}`, action: 'account-created' })
    return takeInvitation(transaction, invitation, id, now)
  })
}
