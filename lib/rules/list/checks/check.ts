import type { ListViolation, ListViolationCode } from '@/lib/rules/list/list-violation'
import type { OperationKind } from '@/lib/rules/list/operation'
import type { OperationPayloads } from '@/lib/rules/list/operation-payloads'
import type { ScoreList } from '@/lib/rules/list/score-list'

/** One reason why an operation may not be appended. */
export interface Check<Payload> {
  readonly code: ListViolationCode
  readonly tsr: string
  readonly broken: (list: ScoreList, payload: Payload) => boolean
  readonly params?: (list: ScoreList, payload: Payload) => ListViolation['params']
}

/** The checks of one kind; `also` is looked at only when none of them is broken. */
export interface KindChecks<Payload> {
  readonly checks: readonly Check<Payload>[]
  readonly also?: (list: ScoreList, payload: Payload) => readonly ListViolation[]
}

/** The checks of some kinds of operations. */
export type ChecksOf<Kinds extends OperationKind> = { readonly [Kind in Kinds]: KindChecks<OperationPayloads[Kind]> }
