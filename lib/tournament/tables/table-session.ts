import { hashToken } from '@/lib/auth/hash-token'
import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'

export interface TableSession {
  readonly sessionId: string
  readonly deviceId: string
  readonly tableId: string
  readonly listId: string
  readonly tournamentId: string
  /** When the device was last in touch, as far as that was written down. */
  readonly lastSeenAt: Date
}

/** Whose device this is. A session ends when it is ended, when its round is closed or drawn again, and when nobody knows its token. */
export async function tableSession(token: string): Promise<TableSession> {
  const session = await read((reader) =>
    reader.tableSession.findUnique({ where: { tokenHash: hashToken(token) }, include: { table: { include: { list: true, round: true } } } }),
  )
  if (session?.table.round.state === 'archived') throw new Refusal('round-drawn-again')
  if (session?.table.round.state === 'closed') throw new Refusal('round-over')
  if (!session?.table.list || session.endedAt !== null) throw new Refusal('session-ended')
  const { id, deviceId, lastSeenAt, table } = session
  return { sessionId: id, deviceId, tableId: table.id, listId: session.table.list.id, tournamentId: table.round.tournamentId, lastSeenAt }
}
