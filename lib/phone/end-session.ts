import { strict, type PhoneDatabase } from '@/lib/phone/phone-database'

/** Nothing unsent is dropped when a session ends; a token that was renewed meanwhile stays. */
export async function endSession(database: PhoneDatabase, listId: string, token: string): Promise<void> {
  const transaction = database.transaction('lists', 'readwrite', strict)
  const kept = await transaction.store.get(listId)
  if (kept?.sessionToken === token) await transaction.store.put({ ...kept, sessionEnded: true })
  await transaction.done
}
