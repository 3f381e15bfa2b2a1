import { lockName } from '@/lib/db/lock-name'
import type { Transaction } from '@/lib/db/open-database'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { waitAfter } from './wait-after'

const quarterHour = 15 * 60_000

/** Counts a sign-in before the password is looked at, so that many at once count as many; refuses it while the last one is too fresh. */
export async function countAttempt(key: string, now: Date): Promise<void> {
  await write(async (transaction: Transaction) => {
    await lockName(transaction, key)
    const tries = await transaction.attempt.findMany({ where: { key, at: { gt: new Date(now.getTime() - quarterHour) } }, orderBy: { at: 'desc' }, select: { at: true } })
    const [last] = tries
    const ready = (last?.at.getTime() ?? 0) + waitAfter(tries.length) * 1000
    if (ready > now.getTime()) throw new Refusal('sign-in-wait', { seconds: Math.ceil((ready - now.getTime()) / 1000) })
    await transaction.attempt.deleteMany({ where: { key, at: { lte: new Date(now.getTime() - quarterHour) } } })
    await transaction.attempt.create({ data: { key, at: now } })
  })
}
