import { write } from '@/lib/db/write'

/** A contact is worth writing down once in this many milliseconds, so that asking every few seconds costs the disk nothing. */
const grain = 30_000

/** Remembers that a device was in touch, for "last contact" at the desk. */
export async function seeDevice(sessionId: string): Promise<void> {
  const now = new Date()
  const before = new Date(now.getTime() - grain)
  await write((transaction) => transaction.tableSession.updateMany({ where: { id: sessionId, lastSeenAt: { lt: before } }, data: { lastSeenAt: now } }))
}
