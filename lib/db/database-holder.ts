import { AsyncLocalStorage } from 'node:async_hooks'
import type { OpenDatabase } from './open-database'

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
