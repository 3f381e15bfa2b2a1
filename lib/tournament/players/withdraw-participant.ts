import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { changeParticipant, type Changed } from './change-participant'

interface Withdrawal {
  readonly withdrawn: boolean
  readonly actor: string
}

/**
 * Takes somebody who has played out of the coming draws, or lets him come back. What he has played stays in the results either way,
 * and so does a seat that he holds now: who leaves a table is entered in its list.
 */
export async function withdrawParticipant(tournamentId: string, id: string, { withdrawn, actor }: Withdrawal, now = new Date()): Promise<Changed<{ withdrawn: boolean }>> {
  return changeParticipant(tournamentId, id, async (transaction, { withdrawnAt }) => {
    if ((withdrawnAt !== null) !== withdrawn) {
      await transaction.participant.update({ where: { id }, data: { withdrawnAt: withdrawn ? now : null } })
      await leaveTrace(transaction, { tournamentId, actor, action: withdrawn ? 'participant-withdrawn' : 'participant-returned', params: { participantId: id } })
    }
    return { withdrawn }
  })
}
