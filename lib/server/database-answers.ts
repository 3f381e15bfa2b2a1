import { read } from '@/lib/db/read'
import { logFailure } from '@/lib/server/log-failure'

/** Whether the database still answers a question. */
export async function databaseAnswers(): Promise<boolean> {
  try {
    await read((reader) => reader.instance.count())
    return true
  } catch (error) {
    logFailure(error)
    return false
  }
}
