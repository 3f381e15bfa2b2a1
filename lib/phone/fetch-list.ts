import { askServer } from '@/lib/phone/ask-server'
import { cannotSave } from '@/lib/phone/cannot-save'
import { endSession } from '@/lib/phone/end-session'
import type { PhoneDatabase } from '@/lib/phone/phone-database'
import { readClock } from '@/lib/phone/read-clock'
import type { ServerList } from '@/lib/phone/server-list'
import { takeList } from '@/lib/phone/take-list'

/** Whether the server could be asked; `unsaved` = it answers, but can save nothing just now. */
export type Contact = 'reached' | 'unreached' | 'unsaved' | 'ended'

const isList = (body: unknown): body is ServerList => typeof body === 'object' && body !== null && 'listId' in body && 'operations' in body && 'head' in body

/** Asks for what is new on the list and keeps it. */
export async function fetchList(database: PhoneDatabase, listId: string): Promise<Contact> {
  const kept = await database.get('lists', listId)
  if (!kept) return 'unreached'
  const ask = (since: number) => askServer(`/api/device/list?since=${since}`, { token: kept.sessionToken })
  const take = async (since: number): Promise<Contact | 'all-again'> => {
    const answer = await ask(since)
    if (answer === null) return 'unreached'
    if (answer.status === 401) {
      await endSession(database, listId, kept.sessionToken, answer.body)
      return 'ended'
    }
    if (cannotSave(answer)) return 'unsaved'
    if (answer.status !== 200 || !isList(answer.body)) return 'unreached'
    const continued = await takeList(database, answer.body, readClock(answer.body.now, answer.askedAt, answer.answeredAt))
    return continued ? 'reached' : 'all-again'
  }
  const first = await take(kept.server?.operations.length ?? 0)
  if (first !== 'all-again') return first
  const second = await take(0)
  return second === 'all-again' ? 'unreached' : second
}
