import type { PaperEntry } from '@/lib/phone/paper/paper-outbox'
import { deskDevice } from '@/lib/rules/list/desk-device'
import type { Operation } from '@/lib/rules/list/operation'

/** What this page adds to the log it has: acknowledged rows that have not come back yet, then those on their way, up to the first that was not taken. */
export function entryOperations(entries: readonly PaperEntry[], log: readonly Pick<Operation, 'opId'>[]): readonly Operation[] {
  const there = new Set(log.map(({ opId }) => opId))
  const stop = entries.findIndex(({ state }) => state === 'problem')
  return (stop === -1 ? entries : entries.slice(0, stop)).flatMap(({ operation, typedAt, outcome }) => {
    if (there.has(operation.opId)) return []
    const acknowledged = outcome !== null && 'place' in outcome ? { version: outcome.place, receivedAt: outcome.receivedAt } : {}
    return [{ ...operation, deviceId: deskDevice, seq: 0, typedAt, ...acknowledged }]
  })
}
