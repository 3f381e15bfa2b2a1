import type { GivenConsent } from '@/lib/schema/name-consent'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { changeParticipant } from '@/lib/tournament/players/change-participant'
import type { OwnPerson } from './person-of-token'

/** What a person allows to be shown, chosen on the own page; from the next look on it holds everywhere. */
export async function chooseOwnConsent({ id, tournamentId }: OwnPerson, { consent }: GivenConsent): Promise<GivenConsent> {
  await changeParticipant(tournamentId, id, async (transaction, found) => {
    if (found.consent === consent) return {}
    await transaction.participant.update({ where: { id }, data: { consent, version: { increment: 1 } } })
    await leaveTrace(transaction, { tournamentId, actor: `participant:${id}`, action: 'consent-set', params: { participantId: id, consent } })
    return {}
  })
  return { consent }
}
