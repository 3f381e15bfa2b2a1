import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'

const most = 5
const minutes = 15

/**
 * Counts a try before the PIN is looked at, so that many at once count as many; after five wrong ones in a quarter of an hour the
 * referee signs on the own device only. Gives the way to take the try back, once it was right.
 */
export async function countPinTry(accountId: string, now = new Date()): Promise<() => Promise<void>> {
  const key = `pin:${accountId}`
  const since = new Date(now.getTime() - minutes * 60_000)
  const { id } = await write(async (transaction) => {
    await transaction.attempt.deleteMany({ where: { key, at: { lte: since } } })
    // The update locks the account: of two tries at once the second counts the first.
    await transaction.account.updateMany({ where: { id: accountId }, data: { sessionEpoch: { increment: 0 } } })
    if ((await transaction.attempt.count({ where: { key } })) >= most) throw new Refusal('pin-blocked', { minutes })
    return transaction.attempt.create({ data: { key, at: now } })
  })
  return async () => {
    await write((transaction) => transaction.attempt.deleteMany({ where: { id } }))
  }
}
