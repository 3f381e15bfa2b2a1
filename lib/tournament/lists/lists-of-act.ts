import type { Transaction } from '@/lib/db/open-database'
import { actOperationId } from './act-operation-id'

/** The lists of a tournament on which an act of this id has been done already. */
export async function listsOfAct(transaction: Transaction, tournamentId: string, actId: string): Promise<readonly string[]> {
  const lists = await transaction.list.findMany({ where: { table: { round: { tournamentId } } }, select: { id: true } })
  const stored = await transaction.listOperation.findMany({ where: { opId: { in: lists.map(({ id }) => actOperationId(actId, id, 0)) } }, select: { listId: true } })
  return stored.map(({ listId }) => listId)
}
