import { Refusal } from '@/lib/errors/refusal'
import type { ChangedParticipant } from '@/lib/schema/participant'
import { changeParticipant, type Changed } from './change-participant'

/** Changes name and club, based on a version: who is late is told what stands there now, and nothing is overwritten unseen. */
export async function editParticipant(tournamentId: string, id: string, { version, name, club }: ChangedParticipant): Promise<Changed<{ version: number }>> {
  return changeParticipant(tournamentId, id, async (transaction, found) => {
    if (found.name === name && found.club === club) return { version: found.version }
    if (found.version !== version) throw new Refusal('changed-meanwhile', { name: found.name, club: found.club, version: found.version })
    await transaction.participant.update({ where: { id }, data: { name, club, version: version + 1 } })
    return { version: version + 1 }
  })
}
