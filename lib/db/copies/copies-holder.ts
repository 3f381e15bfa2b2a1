import type { CopyProblem } from '@/lib/start/copies/copy-problem.js'
import type { CopyAbout } from '@/lib/start/copies/copy-name.js'
import { oneAtATime } from '@/lib/db/one-at-a-time'

export interface CopyFailure {
  readonly problem: CopyProblem
  /** What it should have been of; null when not even that could be read. */
  readonly about: CopyAbout | null
  readonly at: Date
}

interface Holder {
  readonly inTurn: ReturnType<typeof oneAtATime>
  /** The last try, when it failed. */
  failure: CopyFailure | null
  lastKept: Date | null
}

const key = Symbol.for('karlchen.copies')

/** Next loads a copy of this module for every bundle, and the server that answers for the health of all has another. */
export function copiesHolder(): Holder {
  // The global object cannot be typed with a symbol of ours.
  const shared = globalThis as unknown as Record<symbol, Holder | undefined>
  shared[key] ??= { inTurn: oneAtATime(), failure: null, lastKept: null }
  return shared[key]
}
