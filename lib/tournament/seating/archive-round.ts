import type { Transaction } from '@/lib/db/open-database'
import { refuseEntries } from './refuse-entries'

interface Standing {
  readonly id: string
  readonly tournamentId: string
  readonly number: number
}

/** Sets a round aside whole, unless something was entered in it, and signs its devices off. Gives the number it has in the archive. */
export async function archiveRound(transaction: Transaction, { id, tournamentId, number }: Standing): Promise<number> {
  await refuseEntries(transaction, { id, number })
  const { _max } = await transaction.round.aggregate({ where: { tournamentId, number }, _max: { archive: true } })
  const archive = (_max.archive ?? 0) + 1
  await transaction.round.update({ where: { id }, data: { state: 'archived', archive, version: { increment: 1 } } })
  await transaction.tableSession.updateMany({ where: { table: { roundId: id }, endedAt: null }, data: { endedAt: new Date() } })
  return archive
}
