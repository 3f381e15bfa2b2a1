import { read } from '@/lib/db/read'
import { foldList } from '@/lib/rules/list/fold-list'
import { loadList } from '@/lib/tournament/lists/load-list'

export interface PlayedTable {
  readonly listId: string
  readonly number: number
}

/** At which tables of a round these accounts play now: as drawn, as a substitute, or at two as a floater; not where somebody has taken the seat over. */
export async function tablesOfAccounts(tournamentId: string, roundId: string, accountIds: readonly string[]): Promise<ReadonlyMap<string, readonly PlayedTable[]>> {
  return read(async (reader) => {
    const participants = await reader.participant.findMany({ where: { tournamentId, accountId: { in: [...accountIds] } }, select: { id: true, accountId: true } })
    const tables = await reader.table.findMany({
      where: { roundId, OR: [{ seats: { some: { participantId: { in: participants.map(({ id }) => id) } } } }, { list: { operations: { some: { kind: 'seat-taken-over' } } } }] },
      orderBy: { number: 'asc' },
      select: { number: true, list: { select: { id: true } } },
    })
    const byAccount = new Map<string, PlayedTable[]>()
    for (const { number, list } of tables) {
      const loaded = list && (await loadList(reader, list.id))
      if (!loaded) continue
      const { seats } = foldList(loaded.head, loaded.operations)
      for (const { id, accountId } of participants) {
        if (accountId !== null && seats.includes(id)) byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), { listId: loaded.id, number }])
      }
    }
    return byAccount
  })
}
