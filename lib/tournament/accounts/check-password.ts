import { hashPassword } from '@/lib/auth/hash-password'
import { verifyPassword } from '@/lib/auth/verify-password'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import type { SignIn } from '@/lib/schema/sign-in'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { attemptKey } from './attempt-key'
import { countAttempt } from './count-attempt'

interface Checked {
  readonly id: string
  readonly epoch: number
}

/** Compared when nobody has the address, so that this takes as long as a wrong password. */
let decoy: Promise<string> | undefined

/** The account with this address and password. Unknown address and wrong password have the same answer after about the same time. */
export async function checkPassword({ email, password }: SignIn, now = new Date()): Promise<Checked> {
  const key = attemptKey(email)
  await countAttempt(key, now)
  const account = await read((reader) => reader.account.findUnique({ where: { email } }))
  decoy ??= hashPassword('nobody has this password')
  const right = await verifyPassword(account?.passwordHash ?? (await decoy), password)
  const accepted = right ? account : null
  await write(async (transaction) => {
    if (accepted) await transaction.attempt.deleteMany({ where: { key } })
    await leaveTrace(transaction, { actor: accepted ? `account:${accepted.id}` : 'anonymous', action: accepted ? 'signed-in' : 'sign-in-refused' })
  })
  if (!accepted) throw new Refusal('sign-in-wrong')
  return { id: accepted.id, epoch: accepted.sessionEpoch }
}
