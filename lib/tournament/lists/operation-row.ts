import type { Operation } from '@/lib/rules/list/operation'
import { canonicalText } from './canonical-text'
import { operationHash } from './operation-hash'

/** The version of the operation's form; a server accepts this one and the one before. */
const schemaVersion = 1

/** An operation as a row of the log, without its place in it. */
export function operationRow(operation: Operation, actor: string) {
  return { ...sentRow(operation, actor), schemaVersion }
}

/** An operation that was overtaken, as a row that the desk can see even when the device is gone. */
export function conflictRow(operation: Operation, actor: string, entity: string, currentVersion: number) {
  return { ...sentRow(operation, actor), entity, currentVersion }
}

function sentRow(operation: Operation, actor: string) {
  const { opId, listId, kind, payload, baseVersion, deviceId, seq, typedAt } = operation
  return { opId, listId, kind, payload: canonicalText(payload), payloadHash: operationHash(operation), baseVersion, deviceId, deviceSeq: seq, typedAt, actor }
}
