import type { OutboxEntry } from '@/lib/phone/outbox-entry'
import { entityOf } from '@/lib/rules/list/entity-of'

/** An entry that the server did not take, with what was typed on top of it meanwhile. */
export interface OpenProblem {
  readonly entry: OutboxEntry
  readonly held: readonly OutboxEntry[]
}

/** Everything that a person still has to decide, oldest first. */
export function openProblems(entries: readonly OutboxEntry[]): readonly OpenProblem[] {
  const problems = entries.filter(({ state }) => state === 'problem').toSorted((one, other) => one.seq - other.seq)
  return problems.map((entry) => ({
    entry,
    held: entries.filter(({ state, operation }) => state === 'held' && entityOf(operation) === entityOf(entry.operation)),
  }))
}
