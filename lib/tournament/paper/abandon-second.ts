import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { ring } from '@/lib/tournament/tournaments/ring'

/** Gives a second entry up: the list stands as it was typed first. What was typed is kept, and who gave it up. */
export async function abandonSecond(actor: string, tournamentId: string, entryId: string): Promise<void> {
  const second = await read((reader) => reader.secondEntry.findUnique({ where: { id: entryId }, select: { listId: true } }))
  if (second === null) throw new Refusal('not-found')
  await listOfTournament(tournamentId, second.listId)
  await write(async (transaction) => {
    const { count } = await transaction.secondEntry.updateMany({ where: { id: entryId, abandonedAt: null }, data: { abandonedAt: new Date(), abandonedBy: actor } })
    if (count === 0) return
    await leaveTrace(transaction, { tournamentId, actor, action: 'second-entry-abandoned', params: { listId: second.listId } })
    await ring(transaction, tournamentId)
  })
}
