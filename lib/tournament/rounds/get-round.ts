import { read } from '@/lib/db/read'
import { foldList } from '@/lib/rules/list/fold-list'
import { isHandedIn } from '@/lib/rules/list/is-handed-in'
import { outstandingNormalGames } from '@/lib/rules/list/outstanding-normal-games'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { awaitsEnd } from '@/lib/tournament/lists/awaits-end'
import { isOpenConflict } from '@/lib/tournament/lists/is-open-conflict'
import { listHead } from '@/lib/tournament/lists/list-head'
import { storedOperation } from '@/lib/tournament/lists/stored-operation'
import { namesToldApart } from '@/lib/tournament/players/names-told-apart'
import { seatsNow } from '@/lib/tournament/seating/seats-now'
import { boardTable, type TableProgress } from './board-table'
import { closeGaps, type CloseGap } from './close-gaps'
import { standingState, type StandingState } from './standing-state'
import { tableStatuses, type TableStatus } from './table-status'

export interface BoardTable extends Omit<TableProgress, 'endsAt'> {
  readonly tableId: string
  readonly listId: string
  readonly number: number
  readonly size: number
  /** Who sits there now; whoever has left an empty seat is gone. */
  readonly people: readonly string[]
  /** When a seat last went to somebody else than the draw had it. */
  readonly changedAt: string | null
  readonly owedSolos: number
  readonly endsAt: string | null
  /** Its time ends at another moment than that of the first tables. */
  readonly hasOwnTime: boolean
  readonly extraTime: readonly { readonly minutes: number; readonly reason: string }[]
  readonly lastSeenAt: string | null
  /** When the oldest open claim was raised. */
  readonly claimSince: string | null
  readonly handedIn: boolean
  /** The end of its playing time is still to be announced. */
  readonly awaitsEnd: boolean
  /** Outstanding games of the normal rubric. */
  readonly outstanding: number
  /** What its list still needs before the round can be closed. */
  readonly gaps: readonly CloseGap[]
}

/** A published round as the desk's board shows it. Times are ISO texts by the server's clock. */
export interface RoundView {
  readonly roundId: string
  readonly version: number
  readonly number: number
  readonly state: StandingState
  readonly now: string
  readonly releasedAt: string | null
  /** When time is over at the first tables; others have their own. */
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
        tournament: { select: { edition: true, participants: { select: { id: true, startNumber: true, name: true, club: true } } } },
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
  const names = namesToldApart(round.tournament.participants)
  const now = new Date()
  const tables = round.tables.flatMap((table) => {
    const { list: stored, sessions, seats, size } = table
    if (stored === null) return []
    const list = foldList(listHead(table, round.tournament.edition), stored.operations.map(storedOperation))
    const sitting = seatsNow(seats, list)
    const lastSeenAt = sessions[0]?.lastSeenAt ?? null
    const conflicts = stored.conflicts.filter((conflict) => isOpenConflict(list, conflict)).length
    const progress = boardTable({ list, released: round.releasedAt, now, lastSeenAt, conflicts })
    return [
      {
        ...progress,
        ...{ tableId: table.id, listId: stored.id, number: table.number, size },
        people: sitting.flatMap(({ personId }) => (personId === null ? [] : (names.get(personId) ?? []))),
        changedAt: sitting.map(({ changedAt }) => changedAt).toSorted((one, other) => (one ?? '').localeCompare(other ?? '')).at(-1) ?? null,
        owedSolos: list.owed.length,
        endsAt: progress.endsAt?.toISOString() ?? null,
        extraTime: list.extraTime.map(({ minutes, reason }) => ({ minutes, reason })),
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
        claimSince: openClaimSince(list),
        handedIn: isHandedIn(list),
        awaitsEnd: awaitsEnd(list),
        outstanding: outstandingNormalGames(list),
        gaps: closeGaps(list),
      },
    ]
  })
  const endsAt = tables.flatMap((table) => table.endsAt ?? []).toSorted()[0] ?? null
  const order = ({ status, number: place }: { status: TableStatus; number: number }) => tableStatuses.indexOf(status) * 10_000 + place
  return {
    ...{ roundId: round.id, version: round.version, number, state, now: now.toISOString(), endsAt },
    releasedAt: round.releasedAt?.toISOString() ?? null,
    tables: tables.map((table) => ({ ...table, hasOwnTime: table.endsAt !== endsAt })).toSorted((one, other) => order(one) - order(other)),
  }
}

const openClaimSince = ({ claims }: ScoreList): string | null => claims.flatMap(({ closed, stamp }) => (closed === null ? [stamp.receivedAt ?? stamp.typedAt] : [])).toSorted()[0] ?? null
