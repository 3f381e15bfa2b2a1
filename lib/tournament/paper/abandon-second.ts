import { write } from '@/lib/db/write'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { ring } from '@/lib/tournament/tournaments/ring'
import { secondOfTournament } from './second-of-tournament'

/** Gives a second entry up: the list stands as it was typed first. What was typed is kept, and who gave it up. */
export async function abandonSecond(actor: string, tournamentId: string, entryId: string): Promise<void> {
  const { second } = await secondOfTournament(tournamentId, entryId)
  await write(async (transaction) => {
    const { count } = await transaction.secondEntry.updateMany({ where: { id: entryId, abandonedAt: null }, data: { abandonedAt: new Date(), abandonedBy: actor } })
    if (count === 0) return
    await leaveTrace(transaction, { tournamentId, actor, action: 'second-entry-abandoned', params: { listId: second.listId } })
    await ring(transaction, tournamentId)
  })
}
