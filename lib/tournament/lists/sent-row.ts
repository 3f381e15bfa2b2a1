import type { Operation } from '@/lib/rules/list/operation'
import { canonicalText } from './canonical-text'
import { operationHash } from './operation-hash'

/** What a row of the log and a row of a conflict share: the operation as it was sent. */
export function sentRow(operation: Operation, actor: string) {
  const { opId, listId, kind, payload, baseVersion, deviceId, seq, typedAt } = operation
  return { opId, listId, kind, payload: canonicalText(payload), payloadHash: operationHash(operation), baseVersion, deviceId, deviceSeq: seq, typedAt, actor }
}
