import { makeToken } from '@/lib/auth/make-token'
import { write } from '@/lib/db/write'

/** Notes that the program was started, and on the very first time gives the installation its epoch. */
export async function recordStart(version: string): Promise<void> {
  await write(async (transaction) => {
    await transaction.instance.upsert({ where: { id: 1 }, update: {}, create: { id: 1, epoch: makeToken() } })
    await transaction.start.create({ data: { version } })
  })
}
