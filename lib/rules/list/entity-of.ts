import type { OperationKind, OperationOf } from '@/lib/rules/list/operation'
import { operationTable } from '@/lib/rules/list/operation-table'

/** The entity that an operation touches, e.g. `game:7`, `penalty:ab12` or `state`: its version must be the operation's `baseVersion` (TSR 7.3). */
export const entityOf = <Kind extends OperationKind>(operation: Pick<OperationOf<Kind>, 'kind' | 'payload'>): string =>
  operationTable[operation.kind].entity(operation.payload)
