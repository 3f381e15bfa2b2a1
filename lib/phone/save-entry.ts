import type { OutboxEntry } from '@/lib/phone/outbox-entry'
import { strict, type PhoneDatabase } from '@/lib/phone/phone-database'
import { randomId } from '@/lib/phone/random-id'
import { entityOf } from '@/lib/rules/list/entity-of'
import type { Operation, OperationKind, OperationOf } from '@/lib/rules/list/operation'
import type { ScoreList } from '@/lib/rules/list/score-list'

export type Change = { [Kind in OperationKind]: Pick<OperationOf<Kind>, 'kind' | 'payload'> }[OperationKind]

interface Place {
  readonly deviceId: string
  readonly listId: string
  /** The list that the change was made on, as the person saw it. */
  readonly seen: ScoreList
  /** Entries that are settled by this change, e.g. the one that was in conflict. */
  readonly settles?: readonly string[]
}

/** Writes a change to the outbox, in one transaction with what it settles. It is on the disk when this returns. */
export async function saveEntry(database: PhoneDatabase, change: Change, { deviceId, listId, seen, settles = [] }: Place): Promise<OutboxEntry> {
  const transaction = database.transaction(['entries', 'lists'], 'readwrite', strict)
  const entries = transaction.objectStore('entries')
  const own = await entries.index('list').getAll(listId)
  const seq = Math.max(0, ...own.map((entry) => entry.seq)) + 1
  const opId = randomId()
  // A change is one of the union of kinds; putting the frame around it keeps kind and payload together.
  const operation = { ...change, opId, deviceId, seq, listId, baseVersion: seen.versions[entityOf(change)] ?? 0, typedAt: new Date().toISOString() } as Operation
  const entry: OutboxEntry = { opId, listId, seq, operation, state: 'waiting', outcome: null }
  await entries.put(entry)
  for (const old of own) if (settles.includes(old.opId)) await entries.put({ ...old, state: 'settled' })
  await transaction.done
  return entry
}
