import type { Operation } from '@/lib/rules/list/operation'
import type { Violation } from '@/lib/rules/violation'

/** What stands where an operation wanted to go. */
export interface CurrentEntry {
  readonly version: number
  readonly kind: Operation['kind'] | null
  readonly payload: unknown
  readonly by: string | null
  readonly receivedAt: string | null
}

/** What the server says became of one operation. */
export type Outcome =
  | { readonly opId: string; readonly outcome: 'stored' | 'known'; readonly place: number; readonly version: number; readonly receivedAt: string }
  | { readonly opId: string; readonly outcome: 'duplicate' | 'conflict'; readonly current: CurrentEntry }
  | { readonly opId: string; readonly outcome: 'refused'; readonly violations: readonly Violation[] }
  | { readonly opId: string; readonly outcome: 'mismatch' }

/** The answer to a sending; operations that are held back have no outcome in it. */
export interface SendAnswer {
  readonly epoch: string
  readonly now: string
  readonly outcomes: readonly Outcome[]
}
