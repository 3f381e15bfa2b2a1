import type { Transaction } from '@/lib/db/open-database'
import type { Operation } from '@/lib/rules/list/operation'
import { currentEntry } from './current-entry'
import { operationHash } from './operation-hash'
import type { Outcome } from '@/lib/schema/outcome'
import { storedOperation } from './stored-operation'

/** The outcome that an operation id already has, or null when it comes for the first time. */
export async function earlierOutcome(transaction: Transaction, operation: Operation): Promise<Outcome | null> {
  const { opId } = operation
  const hash = operationHash(operation)
  const stored = await transaction.listOperation.findUnique({ where: { opId } })
  if (stored) {
    if (stored.payloadHash !== hash) return { opId, outcome: 'mismatch' }
    return { opId, outcome: 'known', place: stored.place, version: stored.entityVersion, receivedAt: stored.receivedAt.toISOString() }
  }
  const conflict = await transaction.listConflict.findUnique({ where: { opId } })
  if (!conflict) return null
  if (conflict.payloadHash !== hash) return { opId, outcome: 'mismatch' }
  const { listId, entity, currentVersion } = conflict
  const rows = await transaction.listOperation.findMany({ where: { listId, entity, entityVersion: { lte: currentVersion } }, orderBy: { place: 'asc' } })
  return { opId, outcome: 'conflict', current: currentEntry(rows.map(storedOperation), entity, currentVersion) }
}
