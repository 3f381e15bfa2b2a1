import { read } from '@/lib/db/read'
import { openTableSession } from '@/lib/tournament/tables/open-table-session'
import { tableSign } from '@/lib/tournament/tables/table-sign'

/** A device that has scanned the sign of table 1. */
export async function joinTable(tournamentId: string) {
  const { token } = await read((reader) => tableSign(reader, tournamentId, 1))
  return openTableSession({ deviceId: 'a'.repeat(32), tournamentId, tableNumber: 1, key: { scanned: token } })
}
