import { databaseHolder } from './database-holder'
import { databasePlace } from './database-place'
import type { OpenDatabase } from './open-database'
import { openPostgres } from './open-postgres'
import { openSqlite } from './open-sqlite'

/** The database, opened by whoever asks first. */
export function theDatabase(): Promise<OpenDatabase> {
  const holder = databaseHolder()
  holder.opening ??= open().catch((error: unknown) => {
    holder.opening = null
    throw error
  })
  return holder.opening
}

async function open(): Promise<OpenDatabase> {
  if (process.env.NEXT_PHASE === 'phase-production-build') throw new Error('A page asked for the database while it was built: make it dynamic.')
  const place = databasePlace()
  return place.kind === 'sqlite' ? openSqlite(place) : openPostgres(place)
}
