import type { RoundState } from '@/lib/db/generated/sqlite/client'
import type { Reader } from '@/lib/db/open-database'
import { read } from '@/lib/db/read'

/** How each step of the desk stands. */
export interface DeskFigures {
  readonly people: number
  readonly present: number
  /** By number; drafts included, since only the desk asks. */
  readonly rounds: readonly { readonly number: number; readonly state: Exclude<RoundState, 'archived'>; readonly tables: number; /** Lists that are not checked, once the round was released. */ readonly openLists: number }[]
}

export async function deskFigures(tournamentId: string): Promise<DeskFigures> {
  return read(async (reader) => {
    const here = { tournamentId, withdrawnAt: null }
    const [people, present, rounds] = await Promise.all([
      reader.participant.count({ where: here }),
      reader.participant.count({ where: { ...here, checkedInAt: { not: null } } }),
      reader.round.findMany({ where: { tournamentId }, orderBy: { number: 'asc' }, select: { id: true, number: true, state: true, _count: { select: { tables: true } } } }),
    ])
    const checked = await checkedLists(reader, tournamentId)
    return {
      ...{ people, present },
      rounds: rounds.flatMap(({ id, number, state, _count: { tables } }) => (state === 'archived' ? [] : [{ number, state, tables, openLists: state === 'draft' || state === 'published' ? 0 : tables - (checked.get(id) ?? 0) }])),
    }
  })
}

/** Of each round, how many lists are checked: those whose check was the last word on them. */
async function checkedLists(reader: Reader, tournamentId: string): Promise<ReadonlyMap<string, number>> {
  const words = await reader.listOperation.findMany({
    where: { kind: { in: ['list-checked', 'list-reopened'] }, list: { table: { round: { tournamentId, state: { in: ['released', 'ended', 'closed'] } } } } },
    orderBy: { place: 'asc' },
    select: { kind: true, listId: true, list: { select: { table: { select: { roundId: true } } } } },
  })
  const last = new Map(words.map(({ listId, kind, list }) => [listId, { kind, roundId: list.table.roundId }]))
  const counts = new Map<string, number>()
  for (const { kind, roundId } of last.values()) if (kind === 'list-checked') counts.set(roundId, (counts.get(roundId) ?? 0) + 1)
  return counts
}
