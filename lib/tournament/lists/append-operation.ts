import type { Transaction } from '@/lib/db/open-database'
import { entityOf } from '@/lib/rules/list/entity-of'
import { checkOperation } from '@/lib/rules/list/check-operation'
import { foldList } from '@/lib/rules/list/fold-list'
import type { Operation } from '@/lib/rules/list/operation'
import { ring } from '@/lib/tournament/tournaments/ring'
import { roundProblems } from '@/lib/tournament/lists/round-problems'
import { currentEntry } from './current-entry'
import { deviceProblems } from './device-problems'
import { earlierOutcome } from './earlier-outcome'
import { isSameEntry } from './is-same-entry'
import { loadList } from './load-list'
import type { Outcome } from '@/lib/schema/outcome'
import { conflictRow } from './conflict-row'
import { operationRow } from './operation-row'

/**
 * Appends one operation to the log of its list, or says why not. What was decided for an operation id once is answered again.
 * The list is locked first, so that of two operations on one version exactly one is stored (on PostgreSQL several instances write).
 */
export async function appendOperation(transaction: Transaction, actor: string, operation: Operation): Promise<Outcome> {
  const { opId, listId } = operation
  const locked = await transaction.list.updateMany({ where: { id: listId }, data: { length: { increment: 0 } } })
  if (locked.count === 0) return { opId, outcome: 'refused', violations: [{ code: 'list-unknown', tsr: '7.3', params: {} }] }
  const earlier = await earlierOutcome(transaction, operation)
  if (earlier) return earlier

  const loaded = await loadList(transaction, listId)
  if (loaded === null) throw new Error(`List ${listId} vanished while it was locked.`)
  const list = foldList(loaded.head, loaded.operations)
  const entity = entityOf(operation)
  const version = list.versions[entity] ?? 0
  if (operation.baseVersion !== version) {
    const current = currentEntry(loaded.operations, entity, version)
    if (isSameEntry(operation, current)) return { opId, outcome: 'duplicate', current }
    await transaction.listConflict.create({ data: conflictRow(operation, actor, entity, version) })
    await ring(transaction, loaded.tournament.id)
    return { opId, outcome: 'conflict', current }
  }

  const violations = [...roundProblems(loaded.round.state, operation.kind, list.state), ...deviceProblems(list, actor, operation.kind), ...checkOperation(list, operation)]
  if (violations.length > 0) return { opId, outcome: 'refused', violations }
  const place = loaded.operations.length + 1
  const receivedAt = new Date()
  await transaction.listOperation.create({ data: { ...operationRow(operation, actor), entity, entityVersion: version + 1, place, receivedAt } })
  await transaction.list.update({ where: { id: listId }, data: { length: place } })
  await ring(transaction, loaded.tournament.id)
  return { opId, outcome: 'stored', place, version: version + 1, receivedAt: receivedAt.toISOString() }
}
