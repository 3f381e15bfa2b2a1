import type { Reader, Transaction } from '@/lib/db/open-database'

/** The table with this number in the round that is published or played now, or null between rounds. */
export async function currentTable(database: Reader | Transaction, tournamentId: string, tableNumber: number) {
  const round = await database.round.findFirst({
    where: { tournamentId, state: { in: ['published', 'released', 'ended'] } },
    orderBy: { number: 'desc' },
    include: { tables: { where: { number: tableNumber }, include: { list: true } } },
  })
  const table = round?.tables[0]
  return table?.list ? { table, listId: table.list.id } : null
}
