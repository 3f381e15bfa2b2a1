import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { ring } from '@/lib/tournament/tournaments/ring'
import { secondOfTournament } from './second-of-tournament'

/** Lays a second entry beside the list; from now on its rows stand. */
export async function finishSecond(actor: string, tournamentId: string, entryId: string): Promise<void> {
  const { second } = await secondOfTournament(tournamentId, entryId)
  if (actor !== `account:${second.accountId}`) throw new Refusal('not-allowed', { kind: 'second' })
  await write(async (transaction) => {
    const { count } = await transaction.secondEntry.updateMany({ where: { id: entryId, doneAt: null, abandonedAt: null }, data: { doneAt: new Date() } })
    if (count === 0) return
    await leaveTrace(transaction, { tournamentId, actor, action: 'second-entry-done', params: { listId: second.listId } })
    await ring(transaction, tournamentId)
  })
}
