import { readFile, unlink } from 'node:fs/promises'
import { z } from 'zod'
import { adminLinkFile } from '@/lib/auth/admin-link-file'
import { hashPassword } from '@/lib/auth/hash-password'
import { hashToken } from '@/lib/auth/hash-token'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import type { NewPassword } from '@/lib/schema/new-password'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { attemptKey } from './attempt-key'

const link = z.object({ tokenHash: z.string(), expiresAt: z.iso.datetime() })

/** Sets an administrator's password for whoever holds the one-time link; every session of the account ends. */
export async function setPasswordByLink({ token, email, password }: NewPassword, now = new Date()): Promise<void> {
  await checkLink(token, now)
  const passwordHash = await hashPassword(password)
  await write(async (transaction) => {
    const account = await transaction.account.findFirst({ where: { email, administrator: true } })
    if (!account) throw new Refusal('admin-email-unknown')
    await transaction.account.update({ where: { id: account.id }, data: { passwordHash, sessionEpoch: { increment: 1 } } })
    await transaction.attempt.deleteMany({ where: { key: attemptKey(email) } })
    await leaveTrace(transaction, { actor: `account:${account.id}`, action: 'password-set-by-link' })
    // Of two at once only one can take the file away, and the other is taken back.
    await unlink(adminLinkFile()).catch(() => {
      throw new Refusal('admin-link-void')
    })
  })
}

async function checkLink(token: string, now: Date): Promise<void> {
  const text = await readFile(adminLinkFile(), 'utf8').catch(() => '{}')
  const { data } = link.safeParse(JSON.parse(text))
  if (!data || data.tokenHash !== hashToken(token) || new Date(data.expiresAt) <= now) throw new Refusal('admin-link-void')
}
