import type { OperationKind, OperationOf } from '@/lib/rules/list/operation'

/** Who made a change, on which device, and when; `by` and `receivedAt` are null while it waits in an outbox. */
export interface Stamp {
  readonly opId: string
  readonly deviceId: string
  readonly by: string | null
  readonly typedAt: string
  readonly receivedAt: string | null
  /** Its place in the order in which the list was folded. */
  readonly order: number
}

/** The stamp of an operation (TSR 7.3.2). */
export const stampOf = (operation: OperationOf<OperationKind>, order: number): Stamp => ({
  opId: operation.opId,
  deviceId: operation.deviceId,
  by: operation.by ?? null,
  typedAt: operation.typedAt,
  receivedAt: operation.receivedAt ?? null,
  order,
})
