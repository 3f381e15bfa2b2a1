import type { Reader, Transaction } from '@/lib/db/open-database'
import type { OperationKind } from '@/lib/rules/list/operation'
import { operationTable } from '@/lib/rules/list/operation-table'

const scoring = (Object.keys(operationTable) as OperationKind[]).filter((kind) => operationTable[kind].changesScores)

/** When the points of each closed round were last changed after it was closed, by its number: on a list, or by a decision outside of it. */
export async function correctedAt(database: Reader | Transaction, tournamentId: string): Promise<ReadonlyMap<number, Date>> {
  const closed = await database.round.findMany({ where: { tournamentId, state: 'closed', closedAt: { not: null } }, select: { id: true, number: true, closedAt: true } })
  const last = new Map<number, Date>()
  // One after the other: a transaction has one connection.
  for (const { id, number, closedAt } of closed) {
    if (closedAt === null) continue
    const since = { gt: closedAt }
    const onList = await database.listOperation.findFirst({ where: { list: { table: { roundId: id } }, kind: { in: scoring }, receivedAt: since }, orderBy: { receivedAt: 'desc' }, select: { receivedAt: true } })
    const outside = await database.sanction.findMany({
      where: { tournamentId, roundNumber: number, kind: { not: 'warning' }, OR: [{ decidedAt: since }, { cancelledAt: since }] },
      select: { decidedAt: true, cancelledAt: true },
    })
    const times = [onList?.receivedAt, ...outside.flatMap(({ decidedAt, cancelledAt }) => [decidedAt, cancelledAt])].flatMap((time) => (time && time > closedAt ? [time] : []))
    const latest = times.toSorted((one, other) => one.getTime() - other.getTime()).at(-1)
    if (latest) last.set(number, latest)
  }
  return last
}
