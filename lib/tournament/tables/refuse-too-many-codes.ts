import { lockName } from '@/lib/db/lock-name'
import type { Transaction } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'
import { wrongCodeKey } from './wrong-code-key'

const most = 5
const minutes = 5

/** Stops typing for a table after five wrong tries in five minutes, whoever makes them; its QR and running sessions go on. Tries at once are looked at one after the other. */
export async function refuseTooManyCodes(transaction: Transaction, signId: string): Promise<void> {
  const key = wrongCodeKey(signId)
  await lockName(transaction, key)
  const since = new Date(Date.now() - minutes * 60_000)
  const tries = await transaction.attempt.count({ where: { key, at: { gte: since } } })
  if (tries >= most) throw new Refusal('table-code-blocked', { minutes })
}
