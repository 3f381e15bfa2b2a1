import { read } from '@/lib/db/read'
import { deviceMark } from '@/lib/i18n/device-mark'
import { foldList } from '@/lib/rules/list/fold-list'
import { loadList } from '@/lib/tournament/lists/load-list'
import { standingState } from '@/lib/tournament/rounds/standing-state'

export interface DevicesOfTable {
  readonly tableId: string
  /** Those signed in, the first one first; one that has come twice stands here once. */
  readonly devices: readonly {
    readonly deviceId: string
    /** As it stands in the remarks of the list. */
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
      select: { round: { select: { state: true } }, list: { select: { id: true } } },
    })
    const state = table && standingState(table.round.state)
    if (!table?.list || state === null || state === 'closed') return null
    const loaded = await loadList(reader, table.list.id)
    const keeper = loaded && foldList(loaded.head, loaded.operations).keeper.device
    const sessions = await reader.tableSession.groupBy({ by: ['deviceId'], where: { tableId, endedAt: null }, _min: { createdAt: true }, _max: { lastSeenAt: true }, orderBy: { _min: { createdAt: 'asc' } } })
    const devices = sessions.flatMap(({ deviceId, _min: { createdAt }, _max: { lastSeenAt } }) =>
      createdAt && lastSeenAt ? [{ deviceId, mark: deviceMark(deviceId), since: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString(), keepsList: deviceId === keeper }] : [],
    )
    return { tableId, devices }
  })
}
