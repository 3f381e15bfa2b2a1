import { databaseHolder } from './database-holder'

/** Remembers that saving works, and tells the log when it did not before. */
export function noteRecovery(): void {
  const holder = databaseHolder()
  const now = Date.now()
  if (holder.trouble) process.stderr.write(`${new Date(now).toISOString()} saving works again after ${Math.ceil((now - holder.trouble.since) / 1000)} s\n`)
  holder.trouble = null
  holder.savedAt = now
}
