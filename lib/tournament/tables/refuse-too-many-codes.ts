import type { Transaction } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'
import { wrongCodeKey } from './wrong-code-key'

const most = 5
const minutes = 5

/** Stops typing for a table after five wrong tries in five minutes, whoever makes them; its QR and running sessions go on. */
export async function refuseTooManyCodes(transaction: Transaction, signId: string): Promise<void> {
  const since = new Date(Date.now() - minutes * 60_000)
  const tries = await transaction.attempt.count({ where: { key: wrongCodeKey(signId), at: { gte: since } } })
  if (tries >= most) throw new Refusal('table-code-blocked', { minutes })
}
