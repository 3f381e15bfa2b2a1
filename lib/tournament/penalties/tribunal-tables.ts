import { read } from '@/lib/db/read'

/** The tables of a round at which a member of the tribunal plays: they wait while it decides (TSR 8.5.1). */
export async function tribunalTables(tournamentId: string, roundId: string): Promise<{ readonly listId: string; readonly number: number }[]> {
  const tables = await read((reader) =>
    reader.table.findMany({
      where: { roundId, seats: { some: { participant: { account: { roles: { some: { tournamentId, role: 'tribunal' } } } } } } },
      orderBy: { number: 'asc' },
      select: { number: true, list: { select: { id: true } } },
    }),
  )
  return tables.flatMap(({ number, list }) => (list ? [{ listId: list.id, number }] : []))
}
