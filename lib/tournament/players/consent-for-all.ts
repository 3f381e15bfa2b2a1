import { write } from '@/lib/db/write'
import type { GivenConsent } from '@/lib/schema/name-consent'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { ring } from '@/lib/tournament/tournaments/ring'

/** Notes one answer for everybody who was not asked yet, as when all were asked in the hall. What a person has chosen already stands. */
export async function consentForAll(tournamentId: string, { consent }: GivenConsent, actor: string): Promise<object> {
  return write(async (transaction) => {
    await ring(transaction, tournamentId)
    const { count } = await transaction.participant.updateMany({ where: { tournamentId, consent: 'notAsked' }, data: { consent, version: { increment: 1 } } })
    if (count === 0) return {}
    await leaveTrace(transaction, { tournamentId, actor, action: 'consent-set', params: { consent, people: count } })
    return {}
  })
}
