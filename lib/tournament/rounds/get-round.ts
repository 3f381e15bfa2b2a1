import { read } from '@/lib/db/read'
import { foldList } from '@/lib/rules/list/fold-list'
import { isOpenConflict } from '@/lib/tournament/lists/is-open-conflict'
import { listHead } from '@/lib/tournament/lists/list-head'
import { storedOperation } from '@/lib/tournament/lists/stored-operation'
import { seatsNow } from '@/lib/tournament/seating/seats-now'
import { boardTable, tableStatuses, type TableProgress } from './board-table'
import { playingEnds } from './playing-ends'
import { standingState, type StandingState } from './standing-state'

export interface BoardTable extends TableProgress {
  readonly tableId: string
  readonly number: number
  readonly size: number
  /** Who sits there now; whoever has left an empty seat is gone. */
  readonly people: readonly string[]
  /** When a seat last went to somebody else than the draw had it. */
  readonly changedAt: string | null
  readonly owedSolos: number
  readonly keepsPaper: boolean
  readonly endsAt: string | null
  readonly lastSeenAt: string | null
}

/** A published round as the desk's board shows it. Times are ISO texts by the server's clock. */
export interface RoundView {
  readonly roundId: string
  readonly version: number
  readonly number: number
  readonly state: StandingState
  readonly now: string
  readonly releasedAt: string | null
  /** When the last table's time is over. */
  readonly endsAt: string | null
  /** Trouble first, then by number. */
  readonly tables: readonly BoardTable[]
}

/** The round of this number, or null while it is not published. */
export async function getRound(tournamentId: string, number: number): Promise<RoundView | null> {
  const round = await read((reader) =>
    reader.round.findUnique({
      where: { tournamentId_number_archive: { tournamentId, number, archive: 0 } },
      include: {
        tournament: { select: { edition: true, participants: { select: { id: true, name: true } } } },
        tables: {
          orderBy: { number: 'asc' },
          include: {
            seats: { orderBy: { position: 'asc' } },
            sessions: { select: { lastSeenAt: true }, orderBy: { lastSeenAt: 'desc' }, take: 1 },
            list: { include: { operations: { orderBy: { place: 'asc' } }, conflicts: { select: { entity: true, currentVersion: true } } } },
          },
        },
      },
    }),
  )
  const state = round && standingState(round.state)
  if (round === null || state === null) return null
  const names = new Map(round.tournament.participants.map(({ id, name }) => [id, name]))
  const now = new Date()
  const tables = round.tables.flatMap((table): BoardTable[] => {
    const { list: stored, sessions, seats, size } = table
    if (stored === null) return []
    const list = foldList(listHead(table, round.tournament.edition), stored.operations.map(storedOperation))
    const sitting = seatsNow(seats, list)
    const lastSeenAt = sessions[0]?.lastSeenAt ?? null
    return [
      {
        ...boardTable({ list, released: round.releasedAt, now, lastSeenAt, conflicts: stored.conflicts.filter((conflict) => isOpenConflict(list, conflict)).length }),
        ...{ tableId: table.id, number: table.number, size },
        people: sitting.flatMap(({ personId }) => (personId === null ? [] : (names.get(personId) ?? []))),
        changedAt: sitting.map(({ changedAt }) => changedAt).toSorted((one, other) => (one ?? '').localeCompare(other ?? '')).at(-1) ?? null,
        owedSolos: list.owed.length,
        keepsPaper: list.keeper.device === null,
        endsAt: playingEnds(round.releasedAt, list.tableSize, list.extraMinutes)?.toISOString() ?? null,
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
      },
    ]
  })
  const order = ({ status, number: place }: BoardTable) => tableStatuses.indexOf(status) * 10_000 + place
  return {
    ...{ roundId: round.id, version: round.version, number, state, now: now.toISOString() },
    releasedAt: round.releasedAt?.toISOString() ?? null,
    endsAt: tables.map(({ endsAt }) => endsAt).toSorted((one, other) => (one ?? '').localeCompare(other ?? '')).at(-1) ?? null,
    tables: tables.toSorted((one, other) => order(one) - order(other)),
  }
}
