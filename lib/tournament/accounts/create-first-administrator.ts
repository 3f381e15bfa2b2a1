import { rm } from 'node:fs/promises'
import { hashPassword } from '@/lib/auth/hash-password'
import { hashToken } from '@/lib/auth/hash-token'
import { setUpFile } from '@/lib/auth/set-up-file'
import type { Reader } from '@/lib/db/open-database'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import type { NewAccount } from '@/lib/schema/new-account'

/** Makes the first administrator for whoever holds the set-up token, which ends with it. */
export async function createFirstAdministrator({ token, name, email, password }: NewAccount, now = new Date()): Promise<void> {
  const setUpTokenHash = hashToken(token)
  // Before hashing a password, which costs a stranger nothing and us a lot.
  await read((reader) => checkToken(reader, setUpTokenHash, now))
  const passwordHash = await hashPassword(password)
  await write(async (transaction) => {
    // Taking the token away decides between two who come at once.
    const { count } = await transaction.instance.updateMany({
      where: { setUpTokenHash },
      data: { setUpTokenHash: null, setUpTokenExpiresAt: null },
    })
    if (count === 0) throw new Refusal('set-up-done')
    await transaction.account.create({ data: { email, name, passwordHash, administrator: true } })
  })
  await rm(setUpFile(), { force: true })
}

async function checkToken(reader: Reader, setUpTokenHash: string, now: Date): Promise<void> {
  if ((await reader.account.count({ where: { administrator: true } })) > 0) throw new Refusal('set-up-done')
  const instance = await reader.instance.findUnique({ where: { id: 1 } })
  if (!instance || instance.setUpTokenHash !== setUpTokenHash) throw new Refusal('set-up-token-wrong')
  if (!instance.setUpTokenExpiresAt || instance.setUpTokenExpiresAt <= now) throw new Refusal('set-up-token-expired')
}
