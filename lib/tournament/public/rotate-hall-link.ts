import { write } from '@/lib/db/write'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { ring } from '@/lib/tournament/tournaments/ring'

/** Makes the hall's link void wherever it was printed or scanned: whoever had it sees names by consent from now on. */
export async function rotateHallLink(tournamentId: string, actor: string): Promise<{ version: number }> {
  return write(async (transaction) => {
    const version = await ring(transaction, tournamentId)
    await transaction.tournament.update({ where: { id: tournamentId }, data: { hallGeneration: { increment: 1 } } })
    await leaveTrace(transaction, { tournamentId, actor, action: 'hall-link-rotated' })
    return { version }
  })
}
