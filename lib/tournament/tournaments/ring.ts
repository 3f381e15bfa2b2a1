import type { Transaction } from '@/lib/db/open-database'

/** Raises the tournament's version, by which every open page notices that something has changed, and gives the new one. */
export async function ring(transaction: Transaction, tournamentId: string): Promise<number> {
  const { version } = await transaction.tournament.update({ where: { id: tournamentId }, data: { version: { increment: 1 } }, select: { version: true } })
  return version
}
