import { AsyncLocalStorage } from 'node:async_hooks'
import { databasePlace } from './database-place'
import type { OpenDatabase } from './open-database'
import { openPostgres } from './open-postgres'
import { openSqlite } from './open-sqlite'

interface Holder {
  opening: Promise<OpenDatabase> | null
  readonly writing: AsyncLocalStorage<{ open: boolean }>
}

const key = Symbol.for('karlchen.database')

/** Next loads a copy of this module for every bundle, and all of them must meet at one connection. */
export function databaseHolder(): Holder {
  // The global object cannot be typed with a symbol of ours.
  const shared = globalThis as unknown as Record<symbol, Holder | undefined>
  shared[key] ??= { opening: null, writing: new AsyncLocalStorage() }
  return shared[key]
}

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
