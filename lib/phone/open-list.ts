import { askServer } from '@/lib/phone/ask-server'
import { strict, type PhoneDatabase } from '@/lib/phone/phone-database'
import { refusalOf } from '@/lib/phone/refusal-of'

/** What the table's sign gives: the token of its QR, or table number and code. */
export type TableKey = { readonly token: string } | { readonly tableNumber: number; readonly code: string; readonly tournament?: string }

export type Opening =
  | { readonly opened: true; readonly listId: string }
  | { readonly opened: false; readonly code: string; readonly params: Readonly<Record<string, string | number>> }

interface Admitted {
  readonly sessionToken: string
  readonly listId: string
}

const isAdmitted = (body: unknown): body is Admitted => typeof body === 'object' && body !== null && 'sessionToken' in body && 'listId' in body

/** Exchanges what stands on the sign for a session of this device, and makes that list the one shown. */
export async function openList(database: PhoneDatabase, deviceId: string, key: TableKey): Promise<Opening> {
  const answer = await askServer('/api/device/session', { body: { deviceId, ...key } })
  if (answer === null) return { opened: false, code: 'no-contact', params: {} }
  if (!isAdmitted(answer.body)) return { opened: false, code: 'failed', params: {}, ...refusalOf(answer.body) }
  const { listId, sessionToken } = answer.body
  const transaction = database.transaction(['lists', 'device'], 'readwrite', strict)
  const lists = transaction.objectStore('lists')
  const kept = await lists.get(listId)
  await lists.put({ listId, clock: kept?.clock ?? null, server: kept?.server ?? null, sessionToken, sessionEnded: false })
  await transaction.objectStore('device').put(listId, 'current-list')
  await transaction.done
  return { opened: true, listId }
}
