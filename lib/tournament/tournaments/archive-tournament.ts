import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { progressOf } from './progress-of'
import { lockTournament } from './lock-tournament'
import { ring } from './ring'

const underWay = new Set(['drawn', 'playing', 'ended'])

/** Puts a tournament away, or takes it back. Away, it can be read, printed and exported, and nothing changes it. Done already, nothing happens. */
export async function archiveTournament(tournamentId: string, archived: boolean, actor: string): Promise<{ archived: boolean }> {
  return write(async (transaction) => {
    await lockTournament(transaction, tournamentId)
    const { archivedAt, plannedRounds, rounds } = await transaction.tournament.findUniqueOrThrow({ where: { id: tournamentId }, select: { archivedAt: true, plannedRounds: true, rounds: { select: { number: true, state: true } } } })
    if ((archivedAt !== null) === archived) return { archived }
    const { stage, round } = progressOf(plannedRounds, rounds)
    if (archived && underWay.has(stage)) throw new Refusal('round-under-way', { number: round })
    await transaction.tournament.update({ where: { id: tournamentId }, data: { archivedAt: archived ? new Date() : null } })
    await leaveTrace(transaction, { tournamentId, actor, action: archived ? 'tournament-archived' : 'tournament-taken-back' })
    await ring(transaction, tournamentId)
    return { archived }
  })
}
