import { Refusal } from '@/lib/errors/refusal'
import type { ChangedParticipant } from '@/lib/schema/participant'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { changeParticipant, type Changed } from './change-participant'

/** Changes name, club and what may be shown of them, based on a version: who is late is told what stands there now, and nothing is overwritten unseen. */
export async function editParticipant(tournamentId: string, id: string, { version, name, club, consent: given }: ChangedParticipant, actor: string): Promise<Changed<{ version: number }>> {
  return changeParticipant(tournamentId, id, async (transaction, found) => {
    const consent = given ?? found.consent
    if (found.name === name && found.club === club && found.consent === consent) return { version: found.version }
    if (found.version !== version) throw new Refusal('changed-meanwhile', { name: found.name, club: found.club, consent: found.consent, version: found.version })
    await transaction.participant.update({ where: { id }, data: { name, club, consent, version: version + 1 } })
    if (consent !== found.consent) await leaveTrace(transaction, { tournamentId, actor, action: 'consent-set', params: { participantId: id, consent } })
    return { version: version + 1 }
  })
}
