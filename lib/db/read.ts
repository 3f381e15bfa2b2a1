import { noteFailure } from './note-failure'
import type { Reader } from './open-database'
import { theDatabase } from './the-database'

/** Runs the work on a connection that cannot write. It sees what is committed, so inside a write read through the transaction instead. */
export async function read<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
  const { reader } = await theDatabase()
  try {
    return await work(reader)
  } catch (error) {
    noteFailure(error)
    throw error
  }
}
