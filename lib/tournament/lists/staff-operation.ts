import { deskDevice } from '@/lib/rules/list/desk-device'
import type { Operation, OperationKind, OperationOf } from '@/lib/rules/list/operation'

/** An operation that somebody at the desk makes; its id comes from the page, so that a repeated click does nothing twice. */
export function staffOperation<Kind extends OperationKind>(kind: Kind, payload: OperationOf<Kind>['payload'], { opId, listId, baseVersion }: Pick<Operation, 'opId' | 'listId' | 'baseVersion'>): OperationOf<Kind> {
  return { opId, deviceId: deskDevice, seq: 0, kind, listId, baseVersion, payload, typedAt: new Date().toISOString() }
}
