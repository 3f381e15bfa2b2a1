import { mayImpose } from '@/lib/auth/may-impose'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { checkSanction } from '@/lib/rules/penalty/check-sanction'
import type { NewSanction } from '@/lib/schema/sanction'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import type { StaffAuthor } from '@/lib/tournament/lists/append-as-staff'
import { boundEntry } from '@/lib/tournament/catalogue/bound-entry'
import { sameAsStored } from '@/lib/tournament/requests/same-as-stored'
import { lockTournament } from '@/lib/tournament/tournaments/lock-tournament'
import { ring } from '@/lib/tournament/tournaments/ring'
import { answerClaim } from './answer-claim'
import { ownParticipants } from './own-participants'

const problems = ({ kind, points }: NewSanction) => (kind === 'boundDecision' ? [] : checkSanction(kind === 'deduction' ? { kind, points } : { kind }))

/** Imposes a warning, a deduction, a disqualification or a bound decision without credit; the lists stay as they are (TSR 9.7.2, 9.7.3). */
export async function imposeSanction(author: StaffAuthor, { tournamentId, accountId }: { readonly tournamentId: string; readonly accountId: string }, sanction: NewSanction): Promise<void> {
  const { id, participantId, roundNumber, kind, reason } = sanction
  if (!mayImpose(author.roles, kind)) throw new Refusal('not-allowed')
  const [violation] = problems(sanction)
  if (violation) throw new Refusal('list-refused', { ...violation.params, rule: violation.code, tsr: violation.tsr })
  await write(async (transaction) => {
    await lockTournament(transaction, tournamentId)
    const stored = await transaction.sanction.findUnique({ where: { id } })
    if (stored) {
      const { points, reason: whole } = stored
      // Of a bound decision the points are the catalogue's, and its words stand before the reason.
      const said = kind === 'boundDecision' ? { points, whole: whole.endsWith(reason) } : { points: kind === 'deduction' ? sanction.points : 0, whole: whole === reason }
      sameAsStored(
        { tournamentId, participantId, roundNumber, kind, decidedBy: author.actor, ...said },
        { tournamentId: stored.tournamentId, participantId: stored.participantId, roundNumber: stored.roundNumber, kind: stored.kind, decidedBy: stored.decidedBy, points, whole: true },
      )
      return
    }
    const [person, rounds] = await Promise.all([
      transaction.participant.count({ where: { id: participantId, tournamentId } }),
      transaction.round.count({ where: { tournamentId, number: roundNumber, archive: 0, state: { notIn: ['draft', 'archived'] } } }),
    ])
    if (person === 0 || rounds === 0) throw new Refusal('not-found')
    if ((await ownParticipants(transaction, tournamentId, accountId)).has(participantId)) throw new Refusal('own-case')
    const bound = kind === 'boundDecision' ? await boundEntry(transaction, tournamentId, sanction.entry) : null
    const points = bound?.points ?? (kind === 'deduction' ? sanction.points : 0)
    const why = bound === null || bound.words === null || bound.words === reason ? reason : `${bound.words}: ${reason}`
    if (sanction.claim) await answerClaim(transaction, author, { ...sanction.claim, tournamentId, accountId, actId: id.replaceAll('-', ''), reason: why, interestConfirmed: sanction.interestConfirmed === true })
    await transaction.sanction.create({ data: { id, tournamentId, participantId, roundNumber, kind, points, reason: why, decidedBy: author.actor } })
    await leaveTrace(transaction, { tournamentId, actor: author.actor, action: 'sanction-imposed', params: { sanctionId: id, participantId, kind, points } })
    await ring(transaction, tournamentId)
  })
}
