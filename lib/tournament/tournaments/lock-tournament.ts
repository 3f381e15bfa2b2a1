import type { Transaction } from '@/lib/db/open-database'

/** Lets others wait who change this tournament, without letting the pages know that something has changed. */
export async function lockTournament(transaction: Transaction, tournamentId: string): Promise<void> {
  await transaction.tournament.updateMany({ where: { id: tournamentId }, data: { version: { increment: 0 } } })
}
