import type { EntryState, OutboxEntry } from '@/lib/phone/outbox-entry'
import type { Outcome } from '@/lib/schema/outcome'
import { entityOf } from '@/lib/rules/list/entity-of'

const stateAfter: Readonly<Record<Outcome['outcome'], EntryState>> = {
  stored: 'stored',
  known: 'stored',
  duplicate: 'stored',
  conflict: 'problem',
  refused: 'problem',
  mismatch: 'problem',
}

/** The entries after the server's answer. Whatever was typed on top of something the server did not take is held, or it would overwrite what stands there. */
export function applyOutcomes(entries: readonly OutboxEntry[], outcomes: readonly Outcome[]): readonly OutboxEntry[] {
  const byId = new Map(outcomes.map((outcome) => [outcome.opId, outcome]))
  const answered = entries.map((entry) => {
    const outcome = byId.get(entry.opId)
    return outcome ? { ...entry, outcome, state: stateAfter[outcome.outcome] } : entry
  })
  const problems = answered.filter(({ state }) => state === 'problem')
  return answered.map((entry) =>
    entry.state === 'waiting' && problems.some((problem) => problem.seq < entry.seq && entityOf(problem.operation) === entityOf(entry.operation)) ? { ...entry, state: 'held' } : entry,
  )
}
