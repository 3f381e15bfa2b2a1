import type { SanctionKind } from '@/lib/db/generated/sqlite/client'
import { read } from '@/lib/db/read'
import { actorNames } from './actor-names'

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
}

/** Every sanction of a tournament, the latest first; one that was taken back stays, with the reason. */
export async function listSanctions(tournamentId: string): Promise<ListedSanction[]> {
  const sanctions = await read((reader) =>
    reader.sanction.findMany({ where: { tournamentId }, orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }], include: { participant: { select: { name: true, startNumber: true } } } }),
  )
  const names = await actorNames(sanctions.map(({ decidedBy }) => decidedBy))
  return sanctions.map(({ id, participant, roundNumber, kind, points, reason, decidedBy, decidedAt, cancelReason }) => ({
    ...{ id, person: participant.name, startNumber: participant.startNumber, round: roundNumber, kind, points, reason },
    ...{ by: names.get(decidedBy) ?? '', at: decidedAt.toISOString(), cancelled: cancelReason },
  }))
}
