import { rm, writeFile } from 'node:fs/promises'
import { hashToken } from '@/lib/auth/hash-token'
import { makeToken } from '@/lib/auth/make-token'
import { setUpFile } from '@/lib/auth/set-up-file'
import { write } from '@/lib/db/write'

const hours24 = 24 * 60 * 60 * 1000

/** A new set-up token, valid for a day and also left in the data folder; null once there is an administrator. The one before ends. */
export async function offerSetUp(now = new Date()): Promise<string | null> {
  const token = makeToken()
  const offered = await write(async (transaction) => {
    if ((await transaction.account.count({ where: { administrator: true } })) > 0) return false
    await transaction.instance.update({
      where: { id: 1 },
      data: { setUpTokenHash: hashToken(token), setUpTokenExpiresAt: new Date(now.getTime() + hours24) },
    })
    return true
  })
  // Removed first, since a file that is already there keeps its old permissions.
  await rm(setUpFile(), { force: true })
  if (!offered) return null
  await writeFile(setUpFile(), `${token}\n`, { mode: 0o600, flag: 'wx' })
  return token
}
