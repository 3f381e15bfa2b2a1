import { entityOf } from '@/lib/rules/list/entity-of'
import type { Operation } from '@/lib/rules/list/operation'
import { write } from '@/lib/db/write'
import { appendOperation } from './append-operation'
import type { Outcome } from '@/lib/schema/outcome'

const wentThrough: ReadonlySet<Outcome['outcome']> = new Set(['stored', 'known', 'duplicate'])

/**
 * Appends operations in the order given, each in a transaction of its own. After one that did not go through, later ones
 * on the same entity are held back: they were made on what it would have changed. They have no outcome in the answer and stay on the device,
 * and so do those whose turn has not come when `isLate` says that whoever waits for the answer will not wait much longer.
 */
export async function appendOperations(actor: string, operations: readonly Operation[], isLate: () => boolean = () => false): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const stopped = new Set<string>()
  for (const operation of operations) {
    if (outcomes.length > 0 && isLate()) break
    const entity = entityOf(operation)
    if (stopped.has(entity)) continue
    const outcome = await write((transaction) => appendOperation(transaction, actor, operation))
    outcomes.push(outcome)
    if (!wentThrough.has(outcome.outcome)) stopped.add(entity)
  }
  return outcomes
}
