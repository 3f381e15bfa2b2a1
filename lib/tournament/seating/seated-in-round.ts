import type { Reader, Transaction } from '@/lib/db/open-database'
import { seatsOfTable, withSeats } from './seats-of-table'

/** Everybody who sits at a table of the round now: substitutes are among them, whoever has left is not. */
export async function seatedInRound(database: Transaction | Reader, roundId: string): Promise<ReadonlySet<string>> {
  const { tables, tournament } = await database.round.findUniqueOrThrow({ where: { id: roundId }, include: { tournament: { select: { edition: true } }, tables: { include: withSeats } } })
  return new Set(tables.flatMap((table) => seatsOfTable(table, tournament.edition)).flatMap(({ personId }) => personId ?? []))
}
