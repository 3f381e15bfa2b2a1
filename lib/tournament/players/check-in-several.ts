import { write } from '@/lib/db/write'
import type { PresenceOfSeveral } from '@/lib/schema/presence'
import type { Changed } from '@/lib/tournament/players/change-participant'
import { ring } from '@/lib/tournament/tournaments/ring'

/** Notes of all these that they are there, or are not after all. Who has withdrawn stays away, and whoever was ticked before keeps that time. */
export async function checkInSeveral(tournamentId: string, { people, present }: PresenceOfSeveral, now = new Date()): Promise<Changed<{ present: boolean }>> {
  return write(async (transaction) => {
    const tournamentVersion = await ring(transaction, tournamentId)
    await transaction.participant.updateMany({
      where: { tournamentId, id: { in: people }, withdrawnAt: null, checkedInAt: present ? null : { not: null } },
      data: { checkedInAt: present ? now : null },
    })
    return { present, tournamentVersion }
  })
}
