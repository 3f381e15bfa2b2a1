import { mayAppend } from '@/lib/auth/may-append'
import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import type { Operation } from '@/lib/rules/list/operation'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import type { Outcome } from '@/lib/schema/outcome'
import type { TableSession } from '@/lib/tournament/tables/table-session'

export interface DeviceAnswer {
  readonly epoch: string
  readonly now: string
  readonly outcomes: readonly Outcome[]
}

/** Half of the time, in milliseconds, that a device waits for an answer: in a hall where all send at once it hears of what is stored, and sends the rest after it. */
const longest = 4_000

/**
 * Takes a device's operations into the list of its table and no other. None of them when the device does not know yet that the database went
 * back to a copy: what it sent before comes first, or these would be refused for want of it.
 */
export async function takeFromDevice({ listId, deviceId }: Pick<TableSession, 'listId' | 'deviceId'>, operations: readonly Operation[], knownEpoch?: string, now = Date.now): Promise<DeviceAnswer> {
  const begun = now()
  for (const operation of operations) {
    if (operation.listId !== listId || operation.deviceId !== deviceId) throw new Refusal('not-found')
    if (!mayAppend('table', operation.kind)) throw new Refusal('not-allowed', { kind: operation.kind })
  }
  const { epoch } = await read((reader) => reader.instance.findUniqueOrThrow({ where: { id: 1 } }))
  const outcomes = knownEpoch !== undefined && knownEpoch !== epoch ? [] : await appendOperations(`device:${deviceId}`, operations, () => now() - begun > longest)
  return { epoch, now: new Date().toISOString(), outcomes }
}
