import { logFailure } from '@/lib/server/log-failure'
import { databaseHolder } from './database-holder'
import { storageProblem } from './storage-problem'

/** Remembers why the database failed until saving works again. Logged once and not for each of the many who try, since a log takes room as well. */
export function noteFailure(error: unknown): void {
  const holder = databaseHolder()
  const problem = storageProblem(error)
  if (problem === null || holder.trouble?.problem === problem) return
  holder.trouble = { problem, since: holder.trouble?.since ?? Date.now() }
  logFailure(error)
}
