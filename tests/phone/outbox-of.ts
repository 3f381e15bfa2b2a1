import type { OutboxEntry } from '@/lib/phone/outbox-entry'
import type { Operation } from '@/lib/rules/list/operation'
import type { ListLog } from '@/tests/support/list-log'

/** An entry of an outbox as the device keeps it: without what only the server adds. */
export function entryOf(operation: Operation, change: Partial<OutboxEntry> = {}): OutboxEntry {
  const { opId, deviceId, seq, kind, listId, baseVersion, payload, typedAt } = operation
  return { opId, listId, seq, operation: { opId, deviceId, seq, kind, listId, baseVersion, payload, typedAt } as Operation, state: 'waiting', outcome: null, ...change }
}

/** The whole log as an outbox that nobody has sent. */
export const outboxOf = ({ operations }: ListLog): readonly OutboxEntry[] => operations.map((operation) => entryOf(operation))
