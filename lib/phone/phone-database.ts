import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { ClockReading } from '@/lib/phone/clock-reading'
import type { OutboxEntry } from '@/lib/phone/outbox-entry'
import { randomId } from '@/lib/phone/random-id'
import type { ServerList } from '@/lib/phone/server-list'

/** A list that this device was let in to, as it was last heard from the server. */
export interface KeptList {
  readonly listId: string
  readonly sessionToken: string
  /** The sign has to be scanned again before anything can be sent. */
  readonly sessionEnded: boolean
  /** The code of the refusal that ended it. */
  readonly endedBecause?: string
  readonly clock: ClockReading | null
  readonly server: ServerList | null
}

interface PhoneSchema extends DBSchema {
  device: { key: 'id' | 'current-list'; value: string }
  lists: { key: string; value: KeptList }
  entries: { key: string; value: OutboxEntry; indexes: { list: string } }
}

export type PhoneDatabase = IDBPDatabase<PhoneSchema>

/** Nothing counts as saved before the disk has it. */
export const strict = { durability: 'strict' } as const

export interface OpenedPhone {
  readonly database: PhoneDatabase
  readonly deviceId: string
}

interface StorageCalls {
  /** The storage was taken away. */
  readonly onTerminated: () => void
  /** Another window holds an older version of the storage and does not let go: waits for it. */
  readonly onOutdated: () => void
}

/** Opens this device's storage and gives the device its id. Fails where storage is blocked. */
export async function openPhoneDatabase({ onTerminated, onOutdated }: StorageCalls): Promise<OpenedPhone> {
  const database = await openDB<PhoneSchema>('karlchen', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('device')
      fresh.createObjectStore('lists', { keyPath: 'listId' })
      fresh.createObjectStore('entries', { keyPath: 'opId' }).createIndex('list', 'listId')
    },
    blocked: onOutdated,
    blocking: (_current, _blocked, event) => {
      // A newer page wants the storage: this one gives it up and says so.
      ;(event.target as IDBDatabase).close()
      onTerminated()
    },
    terminated: onTerminated,
  })
  return { database, deviceId: await deviceIdOf(database) }
}

async function deviceIdOf(database: PhoneDatabase): Promise<string> {
  const transaction = database.transaction('device', 'readwrite', strict)
  const known = await transaction.store.get('id')
  const deviceId = known ?? randomId()
  if (known === undefined) await transaction.store.put(deviceId, 'id')
  await transaction.done
  return deviceId
}
