import type { Operation } from '@/lib/rules/list/operation'

interface StoredRow {
  readonly opId: string
  readonly deviceId: string
  readonly deviceSeq: number
  readonly kind: string
  readonly listId: string
  readonly baseVersion: number
  readonly payload: string
  readonly typedAt: string
  readonly actor: string
  readonly receivedAt: Date
  readonly place: number
}

/** A row of the log as the rules read it. The row was checked when it was stored, so its shape is trusted here. */
export function storedOperation(row: StoredRow): Operation {
  return {
    opId: row.opId,
    deviceId: row.deviceId,
    seq: row.deviceSeq,
    kind: row.kind,
    listId: row.listId,
    baseVersion: row.baseVersion,
    payload: JSON.parse(row.payload) as unknown,
    typedAt: row.typedAt,
    by: row.actor,
    receivedAt: row.receivedAt.toISOString(),
    version: row.place,
  } as Operation
}
