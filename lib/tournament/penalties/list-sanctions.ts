import type { SanctionKind } from '@/lib/db/generated/sqlite/client'
import { read } from '@/lib/db/read'
import { getStandings } from '@/lib/tournament/standings/get-standings'
import { actorNames } from '@/lib/tournament/accounts/actor-names'

/** What was imposed outside the lists of the lists. */
export interface ListedSanction {
  readonly id: string
  readonly person: string
  readonly startNumber: number
  readonly round: number
  readonly kind: SanctionKind
  readonly points: number
  readonly reason: string
  readonly by: string
  readonly at: string
  readonly cancelled: string | null
  /** What the person has on the lists, and what all deductions leave of it; null before the first result. */
  readonly figures: { readonly before: number; readonly after: number } | null
}

/** Every sanction of a tournament, the latest first; one that was taken back stays, with the reason. */
export async function listSanctions(tournamentId: string): Promise<ListedSanction[]> {
  const sanctions = await read((reader) =>
    reader.sanction.findMany({ where: { tournamentId }, orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }], include: { participant: { select: { name: true, startNumber: true } } } }),
  )
  if (sanctions.length === 0) return []
  const [names, { rows, disqualified }] = await Promise.all([actorNames(sanctions.map(({ decidedBy }) => decidedBy)), getStandings(tournamentId)])
  const figuresOf = (person: string) => {
    const before = [...rows, ...disqualified].find(({ personId }) => personId === person)?.listTotal
    const deducted = sanctions.filter(({ participantId, cancelledAt }) => participantId === person && cancelledAt === null).reduce((sum, { points }) => sum + points, 0)
    return before === undefined ? null : { before, after: before - deducted }
  }
  return sanctions.map(({ id, participantId, participant, roundNumber, kind, points, reason, decidedBy, decidedAt, cancelReason }) => ({
    ...{ id, person: participant.name, startNumber: participant.startNumber, round: roundNumber, kind, points, reason },
    ...{ by: names.get(decidedBy) ?? '', at: decidedAt.toISOString(), cancelled: cancelReason, figures: figuresOf(participantId) },
  }))
}
