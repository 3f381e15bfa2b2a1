import { inTime } from './in-time'
import { noteFailure } from './note-failure'
import type { Transaction } from './open-database'
import { databaseHolder } from './database-holder'
import { theDatabase } from './the-database'

/** Longer than any honest write takes, and shorter than the transaction itself may last. */
const limit = 8_000

/**
 * Runs the work in one transaction; when it resolves, the disk has it. A thrown error takes everything back.
 * Only what is done through the given transaction belongs to it, and a write within a write is a bug: on SQLite it would wait for itself.
 */
export async function write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const holder = databaseHolder()
  const { writing } = holder
  if (writing.getStore()?.open) throw new Error('A write within a write: hand the transaction on instead.')
  const database = await theDatabase()
  const mark = { open: true }
  try {
    const result = await writing.run(mark, () => database.write((transaction) => inTime(work(transaction), limit)))
    // In trouble it proves nothing: one that found nothing to change goes through on a full disk as well.
    if (holder.trouble === null) holder.savedAt = Date.now()
    return result
  } catch (error) {
    noteFailure(error)
    throw error
  } finally {
    mark.open = false
  }
}
