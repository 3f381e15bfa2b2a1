import type { OperationPayloads } from '@/lib/rules/list/operation-payloads'

/** The kinds of change that a score list knows. */
export type OperationKind = keyof OperationPayloads

/** One change of one kind, as the device made it and, once stored, with what the server added. */
export interface OperationOf<Kind extends OperationKind> {
  /** 128 bit, made by the device. */
  readonly opId: string
  readonly deviceId: string
  readonly seq: number
  readonly kind: Kind
  readonly listId: string
  /** The version of the touched entity that the change was made on. */
  readonly baseVersion: number
  readonly payload: OperationPayloads[Kind]
  /** For reading only: order comes from the server alone. */
  readonly typedAt: string
  /** The actor. Absent, like the two below, while the operation waits in an outbox. */
  readonly by?: string
  readonly receivedAt?: string
  /** The version of the list that this operation made. */
  readonly version?: number
}

/** One change of a score list: an entry of its append-only log (TSR 7.3). */
export type Operation = { [Kind in OperationKind]: OperationOf<Kind> }[OperationKind]
