import type { Reader } from '@/lib/db/open-database'
import { foldList } from '@/lib/rules/list/fold-list'
import { listHead } from '@/lib/tournament/lists/list-head'
import { storedOperation } from '@/lib/tournament/lists/stored-operation'

/** Every round that was released, with its lists as they came to be and as they stand. */
export async function recordedRounds(reader: Reader, tournamentId: string) {
  const { edition, rounds } = await reader.tournament.findUniqueOrThrow({
    where: { id: tournamentId },
    include: {
      rounds: {
        where: { state: { in: ['released', 'ended', 'closed'] } },
        orderBy: { number: 'asc' },
        include: { tables: { orderBy: { number: 'asc' }, include: { seats: true, list: { include: { operations: { orderBy: { place: 'asc' } } } } } } },
      },
    },
  })
  return rounds.map(({ number, releasedAt, tables }) => ({
    ...{ number, releasedAt },
    lists: tables.flatMap((table) => {
      if (table.list === null) return []
      const head = listHead(table, edition)
      const operations = table.list.operations.map(storedOperation)
      return [{ tableNumber: table.number, head, operations, list: foldList(head, operations) }]
    }),
  }))
}
