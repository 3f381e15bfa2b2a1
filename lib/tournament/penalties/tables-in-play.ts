import { read } from '@/lib/db/read'

/** The tables of the rounds in play, by number: a referee can decide at each, also where nobody has claimed on a device. */
export async function tablesInPlay(tournamentId: string): Promise<{ readonly tableId: string; readonly listId: string; readonly number: number; readonly round: number }[]> {
  const tables = await read((reader) =>
    reader.table.findMany({
      where: { round: { tournamentId, archive: 0, state: { in: ['released', 'ended'] } } },
      orderBy: [{ round: { number: 'desc' } }, { number: 'asc' }],
      select: { id: true, number: true, round: { select: { number: true } }, list: { select: { id: true } } },
    }),
  )
  return tables.flatMap(({ id, number, round, list }) => (list ? [{ tableId: id, listId: list.id, number, round: round.number }] : []))
}
