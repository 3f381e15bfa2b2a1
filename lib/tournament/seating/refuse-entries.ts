import type { Transaction } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'

/** Which device or seat keeps the list is no entry on it. */
const noEntry = ['device-changed', 'keeper-changed']

/** Refuses what would take the seats from under an entry. Locks the lists of the round, so that none comes between the look and the deed. */
export async function refuseEntries(transaction: Transaction, { id, number }: { readonly id: string; readonly number: number }): Promise<void> {
  const ofRound = { table: { roundId: id } }
  await transaction.list.updateMany({ where: ofRound, data: { length: { increment: 0 } } })
  const entered = await transaction.list.findMany({ where: { ...ofRound, operations: { some: { kind: { notIn: noEntry } } } }, include: { table: true }, orderBy: { table: { number: 'asc' } } })
  if (entered.length > 0) throw new Refusal('round-has-entries', { number, count: entered.length, tables: entered.map(({ table }) => table.number).join(', ') })
}
