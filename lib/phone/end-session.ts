import { strict, type PhoneDatabase } from '@/lib/phone/phone-database'
import { refusalOf } from '@/lib/phone/refusal-of'

/** Nothing unsent is dropped when a session ends; a token that was renewed meanwhile stays. */
export async function endSession(database: PhoneDatabase, listId: string, token: string, answer: unknown): Promise<void> {
  const transaction = database.transaction('lists', 'readwrite', strict)
  const kept = await transaction.store.get(listId)
  if (kept?.sessionToken === token) await transaction.store.put({ ...kept, sessionEnded: true, endedBecause: refusalOf(answer)?.code ?? '' })
  await transaction.done
}
