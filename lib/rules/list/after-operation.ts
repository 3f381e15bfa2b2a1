import { entityOf } from '@/lib/rules/list/entity-of'
import type { ListFacts } from '@/lib/rules/list/list-facts'
import type { ListHead } from '@/lib/rules/list/list-head'
import type { OperationKind, OperationOf } from '@/lib/rules/list/operation'
import { operationTable } from '@/lib/rules/list/operation-table'
import { orderAhead } from '@/lib/rules/list/order-ahead'
import { reducers } from '@/lib/rules/list/reducers/reducers'
import { stampOf } from '@/lib/rules/list/stamp-of'

/** The facts of a list after one more operation, the `order`th of its log (TSR 7.3). */
export function afterOperation<Kind extends OperationKind>(head: ListHead, facts: ListFacts, operation: OperationOf<Kind>, order: number): ListFacts {
  const entity = entityOf(operation)
  const { changesScores } = operationTable[operation.kind]
  const after = { ...facts, ...reducers[operation.kind](facts, operation.payload, { head, stamp: stampOf(operation, order) }) }
  return {
    ...after,
    versions: { ...facts.versions, [entity]: (facts.versions[entity] ?? 0) + 1 },
    version: operation.version ?? facts.version,
    pending: facts.pending + (operation.version === undefined ? 1 : 0),
    scoresChangedAt: changesScores ? order : facts.scoresChangedAt,
    ahead: changesScores ? orderAhead(head, facts, after) : facts.ahead,
  }
}
