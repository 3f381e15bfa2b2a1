import { read } from '@/lib/db/read'

export interface OwnTournament {
  readonly slug: string
  readonly name: string
  readonly place: string
  /** YYYY-MM-DD */
  readonly day: string
  readonly people: number
}

/** The tournaments whose desk the account may see, the next or last one first. */
export async function listTournaments(accountId: string): Promise<OwnTournament[]> {
  const found = await read((reader) =>
    reader.tournament.findMany({
      where: { OR: [{ roles: { some: { accountId, role: { not: 'announcer' } } } }, { roles: { some: { accountId } }, delegation: { accountId } }] },
      orderBy: [{ day: 'desc' }, { createdAt: 'desc' }],
      select: { slug: true, name: true, place: true, day: true, _count: { select: { participants: { where: { withdrawnAt: null } } } } },
    }),
  )
  return found.map(({ _count, ...tournament }) => ({ ...tournament, people: _count.participants }))
}
