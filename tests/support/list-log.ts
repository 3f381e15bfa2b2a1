import { currentEdition } from '@/lib/rules/edition'
import { entityOf } from '@/lib/rules/list/entity-of'
import { foldList } from '@/lib/rules/list/fold-list'
import type { ListHead } from '@/lib/rules/list/list-head'
import type { Operation, OperationKind, OperationOf } from '@/lib/rules/list/operation'
import type { OperationPayloads } from '@/lib/rules/list/operation-payloads'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { TableSize } from '@/lib/rules/table/table-size'

/** A list that grows by one operation after the other, as the server would store them. */
export interface ListLog {
  readonly head: ListHead
  readonly operations: readonly Operation[]
  /** Appends operations of one kind and returns the log for more. */
  readonly add: <Kind extends OperationKind>(kind: Kind, ...payloads: OperationPayloads[Kind][]) => ListLog
  /** The operation that would come next, not appended. */
  readonly make: <Kind extends OperationKind>(kind: Kind, payload: OperationPayloads[Kind]) => OperationOf<Kind>
  readonly fold: () => ScoreList
}

const seatNames = ['anna', 'bert', 'cleo', 'dora', 'emil']

/** An empty list of a table; people are called anna to emil by position. */
export function listLog(tableSize: TableSize, operations: readonly Operation[] = []): ListLog {
  const head: ListHead = { tableSize, seats: seatNames.slice(0, tableSize), edition: currentEdition }
  const make: ListLog['make'] = (kind, payload) => ({
    opId: `op-${operations.length + 1}`,
    deviceId: 'phone',
    seq: operations.length + 1,
    kind,
    listId: 'list',
    baseVersion: foldList(head, operations).versions[entityOf({ kind, payload })] ?? 0,
    payload,
    typedAt: '2026-11-28T19:00:00.000Z',
    by: 'table',
    receivedAt: '2026-11-28T19:00:01.000Z',
    version: operations.length + 1,
  })
  return {
    head,
    operations,
    make,
    // The generic operation is one of the union; the compiler cannot see that through the type parameter.
    add: (kind, ...payloads) => payloads.reduce<ListLog>((log, payload) => listLog(tableSize, [...log.operations, log.make(kind, payload) as Operation]), listLog(tableSize, operations)),
    fold: () => foldList(head, operations),
  }
}
