import type { Outcome } from '@/lib/schema/outcome'
import type { Operation } from '@/lib/rules/list/operation'

/**
 * `waiting` = not acknowledged yet · `stored` = acknowledged · `problem` = the server did not take it, a person has to choose ·
 * `held` = made on top of such a one, goes nowhere until the choice · `settled` = somebody chose.
 */
export type EntryState = 'waiting' | 'stored' | 'problem' | 'held' | 'settled'

/** One operation of this device, kept even after it was acknowledged: the server may go back to an old copy. */
export interface OutboxEntry {
  readonly opId: string
  readonly listId: string
  readonly seq: number
  readonly operation: Operation
  readonly state: EntryState
  readonly outcome: Outcome | null
}
