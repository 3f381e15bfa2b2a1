import { strict, type PhoneDatabase } from '@/lib/phone/phone-database'

/** Marks entries as settled: somebody has seen what stands instead and leaves it so. They stay on the device. */
export async function settleEntries(database: PhoneDatabase, opIds: readonly string[]): Promise<void> {
  const transaction = database.transaction('entries', 'readwrite', strict)
  for (const opId of opIds) {
    const entry = await transaction.store.get(opId)
    if (entry) await transaction.store.put({ ...entry, state: 'settled' })
  }
  await transaction.done
}
