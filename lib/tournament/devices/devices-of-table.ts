import { read } from '@/lib/db/read'
import { foldList } from '@/lib/rules/list/fold-list'
import { loadList } from '@/lib/tournament/lists/load-list'
import { standingState } from '@/lib/tournament/rounds/standing-state'

export interface DevicesOfTable {
  readonly tableId: string
  /** Those signed in, the first one first. */
  readonly devices: readonly {
    readonly sessionId: string
    /** The first characters of its id, as they stand in the remarks of the list. */
    readonly mark: string
    /** ISO */
    readonly since: string
    /** ISO */
    readonly lastSeenAt: string
    readonly keepsList: boolean
  }[]
}

/** The devices that are signed in at a table, or null where its round does not stand or is closed. */
export async function devicesOfTable(tournamentId: string, tableId: string): Promise<DevicesOfTable | null> {
  return read(async (reader) => {
    const table = await reader.table.findFirst({
      where: { id: tableId, round: { tournamentId } },
      select: { round: { select: { state: true } }, list: { select: { id: true } }, sessions: { where: { endedAt: null }, orderBy: { createdAt: 'asc' } } },
    })
    const state = table && standingState(table.round.state)
    if (!table?.list || state === null || state === 'closed') return null
    const loaded = await loadList(reader, table.list.id)
    const keeper = loaded && foldList(loaded.head, loaded.operations).keeper.device
    return {
      tableId,
      devices: table.sessions.map(({ id, deviceId, createdAt, lastSeenAt }) => ({ sessionId: id, mark: deviceId.slice(0, 4), since: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString(), keepsList: deviceId === keeper })),
    }
  })
}
