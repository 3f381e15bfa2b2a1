import { AsyncLocalStorage } from 'node:async_hooks'
import type { OpenDatabase } from './open-database'
import type { StorageProblem } from './storage-problem'

interface Holder {
  opening: Promise<OpenDatabase> | null
  readonly writing: AsyncLocalStorage<{ open: boolean }>
  /** Why the last write failed, when it was the disk or the database; null since a try has gone through. */
  trouble: { readonly problem: StorageProblem; readonly since: number } | null
  /** When something was saved last. */
  savedAt: number
  /** The last try whether saving works, which all who ask at the same time share. */
  tried: { readonly at: number; readonly result: Promise<StorageProblem | null> } | null
}

const key = Symbol.for('karlchen.database')

/** Next loads a copy of this module for every bundle, and all of them must meet at one connection. */
export function databaseHolder(): Holder {
  // The global object cannot be typed with a symbol of ours.
  const shared = globalThis as unknown as Record<symbol, Holder | undefined>
  shared[key] ??= { opening: null, writing: new AsyncLocalStorage(), trouble: null, savedAt: 0, tried: null }
  return shared[key]
}
