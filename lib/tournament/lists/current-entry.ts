import { entityOf } from '@/lib/rules/list/entity-of'
import type { Operation } from '@/lib/rules/list/operation'
import type { CurrentEntry } from '@/lib/schema/outcome'

/** What last happened to an entity, as a device that was overtaken has to see it. */
export function currentEntry(operations: readonly Operation[], entity: string, version: number): CurrentEntry {
  const last = operations.findLast((operation) => entityOf(operation) === entity)
  if (!last) return { version, kind: null, payload: null, by: null, receivedAt: null }
  return { version, kind: last.kind, payload: last.payload, by: last.by ?? null, receivedAt: last.receivedAt ?? null }
}
