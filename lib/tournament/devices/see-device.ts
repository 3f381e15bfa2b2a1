import { write } from '@/lib/db/write'
import type { TableSession } from '@/lib/tournament/tables/table-session'

/** A contact is worth writing down once in this many milliseconds, so that asking every few seconds costs the disk nothing. */
const grain = 30_000

const underWay = new Set<string>()

/** Remembers that a device was in touch, for "last contact" at the desk. Whoever answers the device does not wait for it: that would be behind everything that the hall is sending. */
export async function seeDevice({ sessionId, lastSeenAt }: Pick<TableSession, 'sessionId' | 'lastSeenAt'>): Promise<void> {
  const now = new Date()
  const before = new Date(now.getTime() - grain)
  if (lastSeenAt >= before || underWay.has(sessionId)) return
  underWay.add(sessionId)
  try {
    await write((transaction) => transaction.tableSession.updateMany({ where: { id: sessionId, lastSeenAt: { lt: before } }, data: { lastSeenAt: now } }))
  } finally {
    underWay.delete(sessionId)
  }
}
