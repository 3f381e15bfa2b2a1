import { applyOutcomes } from '@/lib/phone/apply-outcomes'
import type { Outcome } from '@/lib/schema/outcome'
import { strict, type PhoneDatabase } from '@/lib/phone/phone-database'

/** Keeps what the server said about the operations that were sent to it. */
export async function takeOutcomes(database: PhoneDatabase, listId: string, outcomes: readonly Outcome[]): Promise<void> {
  const transaction = database.transaction('entries', 'readwrite', strict)
  const entries = await transaction.store.index('list').getAll(listId)
  const known = new Set(entries)
  for (const entry of applyOutcomes(entries, outcomes)) if (!known.has(entry)) await transaction.store.put(entry)
  await transaction.done
}
