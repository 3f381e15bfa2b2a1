import { write } from '@/lib/db/write'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { once, type SentRequest } from '@/lib/tournament/requests/once'
import { ring } from '@/lib/tournament/tournaments/ring'

/** Makes the hall's link void wherever it was printed or scanned: whoever had it sees names by consent from now on. */
export async function rotateHallLink(tournamentId: string, actor: string, sent?: SentRequest | null): Promise<{ version: number }> {
  return write((transaction) =>
    once(transaction, sent, async () => {
      const version = await ring(transaction, tournamentId)
      await transaction.tournament.update({ where: { id: tournamentId }, data: { hallGeneration: { increment: 1 } } })
      await leaveTrace(transaction, { tournamentId, actor, action: 'hall-link-rotated' })
      return { version }
    }),
  )
}
