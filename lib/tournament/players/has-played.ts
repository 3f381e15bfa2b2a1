import type { Reader, Transaction } from '@/lib/db/open-database'

/** Whether somebody has a seat in some round that was drawn, or took one over: such a person stays in the results and is never deleted. */
export async function hasPlayed(database: Transaction | Reader, tournamentId: string, id: string): Promise<boolean> {
  if ((await database.seat.count({ where: { participantId: id } })) > 0) return true
  const takeovers = { kind: 'seat-taken-over', payload: { contains: id }, list: { table: { round: { tournamentId } } } }
  return (await database.listOperation.count({ where: takeovers })) > 0
}
