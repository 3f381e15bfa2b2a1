import type { Transaction } from '@/lib/db/open-database'

/** Gives each table of a round an empty list, and a sign where its number has none yet. */
export async function openTables(transaction: Transaction, tournamentId: string, roundId: string): Promise<void> {
  const tables = await transaction.table.findMany({ where: { roundId } })
  await transaction.list.createMany({ data: tables.map((table) => ({ tableId: table.id })) })
  const there = new Set((await transaction.tableSign.findMany({ where: { tournamentId } })).map(({ number }) => number))
  await transaction.tableSign.createMany({ data: tables.filter(({ number }) => !there.has(number)).map(({ number }) => ({ tournamentId, number })) })
}
