import { inTime } from './in-time'
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
  const { writing } = databaseHolder()
  if (writing.getStore()?.open) throw new Error('A write within a write: hand the transaction on instead.')
  const database = await theDatabase()
  const mark = { open: true }
  try {
    return await writing.run(mark, () => database.write((transaction) => inTime(work(transaction), limit)))
  } finally {
    mark.open = false
  }
}
