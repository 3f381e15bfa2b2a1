import type { Reader } from '@/lib/db/open-database'
import { foldList } from '@/lib/rules/list/fold-list'
import type { ListRow } from '@/lib/rules/list/list-row'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { loadList } from '@/lib/tournament/lists/load-list'

/** One row of a list as it concerns one person. */
export interface PersonEntry {
  readonly key: string
  readonly kind: 'game' | 'compulsory-solo' | 'voluntary-solo' | 'penalty'
  readonly gameNo: number
  readonly points: number
  /** Of the tournament so far, deductions outside the lists left aside. */
  readonly total: number
}

/** What a person has played in one round. */
export interface PersonRound {
  readonly number: number
  readonly table: number
  readonly points: number
  /** Paper of which only totals are known: there are no games to show. */
  readonly totalsOnly: boolean
  readonly entries: readonly PersonEntry[]
}

/** Every game and every penalty of one person in the rounds that were released, in order. Drafts and archived rounds are no part of it. */
export async function personGames(reader: Reader, tournamentId: string, personId: string): Promise<readonly PersonRound[]> {
  const seat = { seats: { some: { participantId: personId } } }
  const takeover = { list: { operations: { some: { kind: 'seat-taken-over', payload: { contains: personId } } } } }
  const lists = await reader.list.findMany({
    where: { table: { round: { tournamentId, state: { in: ['released', 'ended', 'closed'] } }, OR: [seat, takeover] } },
    orderBy: [{ table: { round: { number: 'asc' } } }, { table: { number: 'asc' } }],
    select: { id: true },
  })
  const rounds: PersonRound[] = []
  let total = 0
  for (const { id } of lists) {
    const loaded = await loadList(reader, id)
    if (loaded === null) continue
    const list = foldList(loaded.head, loaded.operations)
    const own = list.people.find(({ person }) => person === personId)
    if (!own) continue
    const entries = entriesOf(list, personId, total)
    total += own.points
    rounds.push({ number: loaded.round.number, table: loaded.table.number, points: own.points, totalsOnly: list.totalsOnly, entries })
  }
  return rounds
}

function entriesOf({ rows }: ScoreList, personId: string, before: number): PersonEntry[] {
  let total = before
  return rows.flatMap((row, index) => {
    if (row.row === 'struck') return []
    const position = row.persons.indexOf(personId)
    const points = row.points[position] ?? null
    if (position < 0 || points === null) return []
    total += points
    return [{ key: `${row.gameNo}:${index}`, kind: kindOf(row, position + 1), gameNo: row.gameNo, points, total }]
  })
}

/** A solo is one only for whoever plays it. */
function kindOf(row: Exclude<ListRow, { row: 'struck' }>, position: number): PersonEntry['kind'] {
  if (row.row === 'penalty') return 'penalty'
  if (row.soloist !== position) return 'game'
  return row.kind === 'compulsory-solo' || row.kind === 'voluntary-solo' ? row.kind : 'game'
}
