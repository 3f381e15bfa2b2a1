import { read } from '@/lib/db/read'
import { progressOf, type Progress } from './progress-of'

export interface OwnTournament {
  readonly slug: string
  readonly name: string
  readonly place: string
  /** YYYY-MM-DD */
  readonly day: string
  readonly people: number
  readonly plannedRounds: number
  readonly progress: Progress
  readonly archived: boolean
  /** Whether the account may change what is agreed, and so copy it, put it away and take it back. */
  readonly manages: boolean
}

/** The tournaments whose desk the account may see, the next or last one first. */
export async function listTournaments(accountId: string): Promise<OwnTournament[]> {
  const found = await read((reader) =>
    reader.tournament.findMany({
      where: { OR: [{ roles: { some: { accountId, role: { not: 'announcer' } } } }, { roles: { some: { accountId } }, delegation: { accountId } }] },
      orderBy: [{ day: 'desc' }, { createdAt: 'desc' }],
      select: {
        ...{ slug: true, name: true, place: true, day: true, plannedRounds: true, archivedAt: true },
        rounds: { select: { number: true, state: true } },
        roles: { where: { accountId, role: 'management' }, select: { role: true } },
        _count: { select: { participants: { where: { withdrawnAt: null } } } },
      },
    }),
  )
  return found.map(({ _count, rounds, roles, archivedAt, ...tournament }) => ({
    ...tournament,
    people: _count.participants,
    progress: progressOf(tournament.plannedRounds, rounds),
    archived: archivedAt !== null,
    manages: roles.length > 0,
  }))
}
