import type { Outcome } from '@/lib/schema/outcome'

/** The answer to a sending; operations that are held back have no outcome in it. */
export interface SendAnswer {
  readonly epoch: string
  readonly now: string
  readonly outcomes: readonly Outcome[]
}
