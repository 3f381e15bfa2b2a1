import type { Transaction } from '@/lib/db/open-database'
import { wrongCodeKey } from './wrong-code-key'

/** Remembers one wrong try. */
export async function countWrongCode(transaction: Transaction, signId: string): Promise<void> {
  await transaction.attempt.create({ data: { key: wrongCodeKey(signId) } })
}
