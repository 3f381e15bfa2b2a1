import { betterClock } from '@/lib/phone/better-clock'
import type { ClockReading } from '@/lib/phone/clock-reading'
import { mergeList } from '@/lib/phone/merge-list'
import { strict, type PhoneDatabase } from '@/lib/phone/phone-database'
import { sendAgain } from '@/lib/phone/send-again'
import type { ServerList } from '@/lib/phone/server-list'

/**
 * Keeps the server's answer. `false` when it does not continue what is known: then everything has to be asked for again.
 * Another epoch than before means that the server lives from a copy of its data: what it had acknowledged is sent again.
 */
export async function takeList(database: PhoneDatabase, answer: ServerList, reading: ClockReading): Promise<boolean> {
  const transaction = database.transaction(['lists', 'entries'], 'readwrite', strict)
  const lists = transaction.objectStore('lists')
  const kept = await lists.get(answer.listId)
  if (!kept) return false
  const server = mergeList(kept.server, answer)
  if (server) await lists.put({ ...kept, server, sessionEnded: false, clock: betterClock(kept.clock, reading) })
  if (server && kept.server && kept.server.epoch !== answer.epoch) {
    const entries = transaction.objectStore('entries')
    for (const entry of sendAgain(await entries.index('list').getAll(answer.listId))) await entries.put(entry)
  }
  await transaction.done
  return server !== null
}
