import type { Reader, Transaction } from '@/lib/db/open-database'
import { storedOperation } from './stored-operation'
import { listHead } from './list-head'

/** A list with everything that is needed to fold it and to say where it belongs, or null. */
export async function loadList(database: Transaction | Reader, listId: string) {
  const list = await database.list.findUnique({
    where: { id: listId },
    include: {
      operations: { orderBy: { place: 'asc' } },
      table: { include: { seats: { orderBy: { position: 'asc' } }, round: { include: { tournament: true } } } },
    },
  })
  if (list === null) return null
  const { table } = list
  return {
    id: list.id,
    table,
    round: table.round,
    tournament: table.round.tournament,
    head: listHead(table, table.round.tournament.edition),
    operations: list.operations.map(storedOperation),
  }
}

export type LoadedList = NonNullable<Awaited<ReturnType<typeof loadList>>>
