import { read } from '@/lib/db/read'
import type { GameToExport } from '@/lib/export/games-table'
import { foldList } from '@/lib/rules/list/fold-list'
import type { ListRow } from '@/lib/rules/list/list-row'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { listHead } from '@/lib/tournament/lists/list-head'
import { storedOperation } from '@/lib/tournament/lists/stored-operation'

/** Every row of every list of the rounds that were released, in the order of rounds, tables and play. */
export async function gamesToExport(tournamentId: string): Promise<GameToExport[]> {
  const { edition, rounds, participants } = await read((reader) =>
    reader.tournament.findUniqueOrThrow({
      where: { id: tournamentId },
      include: {
        participants: { select: { id: true, startNumber: true } },
        rounds: {
          where: { state: { in: ['released', 'ended', 'closed'] } },
          orderBy: { number: 'asc' },
          include: { tables: { orderBy: { number: 'asc' }, include: { seats: true, list: { include: { operations: { orderBy: { place: 'asc' } } } } } } },
        },
      },
    }),
  )
  const startNumbers = new Map(participants.map(({ id, startNumber }) => [id, startNumber]))
  const startNumberOf = (person: string | null | undefined): number | null => (person ? (startNumbers.get(person) ?? null) : null)
  return rounds.flatMap(({ number: round, tables }) =>
    tables.flatMap((table) => {
      if (table.list === null) return []
      const list = foldList(listHead(table, edition), table.list.operations.map(storedOperation))
      const place = { round, table: table.number }
      return list.totalsOnly ? [{ ...place, ...paperTotals(list, startNumberOf) }] : list.rows.map((row) => ({ ...place, ...gameOf(row, startNumberOf) }))
    }),
  )
}

type Row = Omit<GameToExport, 'round' | 'table'>
type StartNumberOf = (person: string | null | undefined) => number | null

function gameOf(row: ListRow, startNumberOf: StartNumberOf): Row {
  const { gameNo, rubric, totals } = row
  const common = { gameNo, rubric: rubric ?? null }
  if (row.row === 'struck') return { ...common, what: 'struck', dealer: null, soloist: null, seats: totals.map((total) => ({ startNumber: null, points: null, total })) }
  return {
    ...common,
    what: row.row === 'penalty' ? 'penalty' : row.kind,
    dealer: row.dealer,
    soloist: row.soloist,
    seats: totals.map((total, index) => ({ startNumber: startNumberOf(row.persons[index]), points: row.points[index] ?? null, total })),
  }
}

const paperTotals = ({ seats, totals }: ScoreList, startNumberOf: StartNumberOf): Row => ({
  ...{ gameNo: null, rubric: null, what: 'totals', dealer: null, soloist: null },
  seats: totals.map((total, index) => ({ startNumber: startNumberOf(seats[index]), points: total, total })),
})
