import { Refusal } from '@/lib/errors/refusal'
import { tableSession, type TableSession } from '@/lib/tournament/tables/table-session'

/** The table that a device's request speaks for. Its token comes in a header, so no other site can send it along. */
export async function sessionOf(request: Request): Promise<TableSession> {
  const [, token] = /^Bearer ([\w-]{20,100})$/.exec(request.headers.get('authorization') ?? '') ?? []
  if (token === undefined) throw new Refusal('session-ended')
  return tableSession(token)
}
