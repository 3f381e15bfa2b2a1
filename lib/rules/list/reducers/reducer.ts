import type { ListFacts } from '@/lib/rules/list/list-facts'
import type { ListHead } from '@/lib/rules/list/list-head'
import type { OperationKind } from '@/lib/rules/list/operation'
import type { OperationPayloads } from '@/lib/rules/list/operation-payloads'
import type { Stamp } from '@/lib/rules/list/stamp-of'

/** What a kind of operation changes in the facts of a list. */
export type Reducer<Kind extends OperationKind> = (
  facts: ListFacts,
  payload: OperationPayloads[Kind],
  context: { readonly head: ListHead; readonly stamp: Stamp },
) => Partial<ListFacts>

/** Reducers for some kinds of operations. */
export type Reducers<Kinds extends OperationKind> = { readonly [Kind in Kinds]: Reducer<Kind> }
