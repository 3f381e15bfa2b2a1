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

/** What became of one operation. A conflict or refusal changes nothing in the list. */
export type Outcome =
  | { readonly opId: string; readonly outcome: 'stored' | 'known'; readonly place: number; readonly version: number; readonly receivedAt: string }
  | { readonly opId: string; readonly outcome: 'duplicate' | 'conflict'; readonly current: CurrentEntry }
  | { readonly opId: string; readonly outcome: 'refused'; readonly violations: readonly Violation[] }
  | { readonly opId: string; readonly outcome: 'mismatch' }
