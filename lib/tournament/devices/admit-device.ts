import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import type { TableKeyInput } from '@/lib/schema/table-key-schema'
import { openTableSession, type OpenedSession } from '@/lib/tournament/tables/open-table-session'

/** Lets a device in by what it scanned or typed. A typed code needs no tournament while only one is being played. */
export async function admitDevice(input: TableKeyInput): Promise<OpenedSession> {
  const { deviceId } = input
  if ('token' in input) {
    const [tournamentId = '', number = ''] = input.token.split('.')
    if (!/^\d{1,3}$/.test(number)) throw new Refusal('table-link-void')
    return openTableSession({ deviceId, tournamentId, tableNumber: Number(number), key: { scanned: input.token } })
  }
  const tournamentId = await tournamentPlayed(input.tournament)
  return openTableSession({ deviceId, tournamentId, tableNumber: input.tableNumber, key: { typed: input.code } })
}

async function tournamentPlayed(slug: string | undefined): Promise<string> {
  const playing = { rounds: { some: { state: { in: ['published' as const, 'released' as const, 'ended' as const] } } } }
  const found = await read((reader) => reader.tournament.findMany({ where: slug === undefined ? playing : { slug }, select: { id: true }, take: 2 }))
  const [only] = found
  if (only === undefined || found.length > 1) throw new Refusal(only === undefined ? 'no-tournament-playing' : 'several-tournaments')
  return only.id
}
