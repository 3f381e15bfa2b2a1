import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import type { TournamentSettings } from '@/lib/schema/tournament-settings'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { canonicalText } from '@/lib/tournament/lists/canonical-text'
import { lockTournament } from './lock-tournament'
import { ring } from './ring'

/** Changes what was agreed; said again it changes nothing. Rounds can be added at any time, those that were published stay. The rule for ties is frozen once a round is published, and the address stays what is printed. */
export async function editTournament(tournamentId: string, settings: TournamentSettings, actor: string): Promise<{ version: number }> {
  return write(async (transaction) => {
    await lockTournament(transaction, tournamentId)
    const { version, ...stands } = await transaction.tournament.findUniqueOrThrow({ where: { id: tournamentId }, select: { version: true, name: true, place: true, day: true, kind: true, plannedRounds: true, tieRule: true } })
    if (canonicalText(stands) === canonicalText(settings)) return { version }
    const drawn = await transaction.round.count({ where: { tournamentId, state: { notIn: ['draft', 'archived'] } } })
    const standing = await transaction.round.count({ where: { tournamentId, state: { not: 'archived' } } })
    if (settings.plannedRounds < standing) throw new Refusal('rounds-below-drawn', { drawn: standing })
    if (drawn > 0 && stands.tieRule !== settings.tieRule) throw new Refusal('tie-rule-frozen')
    await transaction.tournament.update({ where: { id: tournamentId }, data: settings })
    await leaveTrace(transaction, { tournamentId, actor, action: 'tournament-edited' })
    return { version: await ring(transaction, tournamentId) }
  })
}
