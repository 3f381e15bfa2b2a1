import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import type { ListRow } from '@/lib/rules/list/list-row'
import { entityOf } from '@/lib/rules/list/entity-of'
import type { PlayedKind } from '@/lib/rules/list/played-as'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { authorsOf } from '@/lib/tournament/accounts/authors-of'
import { isOpenConflict } from './is-open-conflict'
import { listOfTournament } from './list-of-tournament'

export interface DeskRow {
  readonly key: string
  readonly kind: ListRow['row']
  readonly gameNo: number
  readonly rubric: string | null
  readonly dealer: number | null
  readonly played: PlayedKind | null
  readonly soloist: number | null
  readonly points: readonly (number | null)[]
  readonly totals: readonly number[]
  readonly typedBy: string
  readonly typedAt: string
  /** Versions that stood here before, the oldest first. */
  readonly earlier: readonly { readonly points: readonly (number | null)[]; readonly typedBy: string }[]
  readonly wrong: boolean
  /** Of a game: the key under which it is corrected. */
  readonly place: number | null
  /** Typed when another number, dealer or presentation held than now. */
  readonly replaced: boolean
}

/** A list as the desk reads it, whole. `typedBy`: the first characters of a device's id, or the name of the account. */
export interface DeskList {
  readonly listId: string
  readonly roundNumber: number
  readonly roundState: string
  readonly tableNumber: number
  readonly size: number
  readonly state: ScoreList['state']
  readonly people: readonly { readonly position: number; readonly name: string; readonly club: string; readonly startNumber: number; readonly total: number; readonly gamesPlayed: number; readonly confirmed: boolean }[]
  readonly rows: readonly DeskRow[]
  /** Who opened the list again and the whole list for whoever puts it right; null unless it is open again. */
  readonly correction: { readonly openedBy: string; readonly list: ScoreList } | null
  readonly remaining: number
  readonly totalsOnly: boolean
  readonly length: number
  readonly stateVersion: number
  readonly totalsVersion: number
  readonly conflicts: readonly { readonly opId: string; readonly entity: string; readonly points: readonly (number | null)[] | null; readonly typedBy: string; readonly receivedAt: string }[]
}

/** The list of a table in this tournament. */
export async function deskList(tournamentId: string, tableId: string): Promise<DeskList> {
  const stored = await read((reader) => reader.list.findUnique({ where: { tableId }, include: { conflicts: { orderBy: { receivedAt: 'asc' } } } }))
  if (stored === null) throw new Refusal('not-found')
  const { list, head, operations, table, round, id } = await listOfTournament(tournamentId, stored.id)
  const people = await read((reader) => reader.participant.findMany({ where: { id: { in: [...head.seats, ...list.seats.filter((person) => person !== null)] } } }))
  const typedBy = await authorsOf([...operations.map(({ by }) => by), ...stored.conflicts.map(({ actor }) => actor)])
  const stateVersion = operations.filter((operation) => entityOf(operation) === 'state').length
  return {
    ...{ listId: id, roundNumber: round.number, roundState: round.state, tableNumber: table.number, size: table.size, state: list.state },
    // Whoever sits there now; an empty seat keeps the name of whoever left it.
    people: head.seats.flatMap((drawn, index) => {
      const found = people.find((candidate) => candidate.id === (list.seats[index] ?? drawn))
      if (!found) return []
      const { name, club, startNumber } = found
      return [{ position: index + 1, name, club, startNumber, total: list.totals[index] ?? 0, gamesPlayed: list.gamesPlayed[index] ?? 0, confirmed: list.confirmations.some(({ position, state }) => position === index + 1 && state === 'confirmed') }]
    }),
    rows: list.rows.map((row) => deskRow(row, typedBy)),
    correction: list.state === 'reopened' && list.reopened?.goesOn === false ? { openedBy: typedBy(list.reopened.by), list } : null,
    ...{ remaining: list.next.remaining, totalsOnly: list.totalsOnly, length: operations.length, stateVersion, totalsVersion: list.versions.totals ?? 0 },
    conflicts: stored.conflicts.filter((conflict) => isOpenConflict(list, conflict)).map(({ opId, entity, payload, actor, receivedAt }) => ({ opId, entity, points: pointsOf(payload), typedBy: typedBy(actor), receivedAt: receivedAt.toISOString() })),
  }
}

function deskRow(row: ListRow, typedBy: (actor: string | null) => string): DeskRow {
  const { gameNo, totals, stamp } = row
  const common = { key: `${row.row}:${gameNo}:${stamp.opId}`, kind: row.row, gameNo, rubric: row.rubric, totals, typedBy: typedBy(stamp.by), typedAt: stamp.receivedAt ?? stamp.typedAt }
  if (row.row === 'struck') return { ...common, dealer: null, played: null, soloist: null, points: [], earlier: [], wrong: false, place: null, replaced: false }
  const earlier = row.row === 'game' ? row.history.map(({ value, stamp: before }) => ({ points: value.points, typedBy: typedBy(before.by) })) : []
  return { ...common, dealer: row.dealer, played: row.kind, soloist: row.soloist, points: row.points, earlier, wrong: row.violations.length > 0, place: row.row === 'game' ? row.place : null, replaced: row.row === 'game' && (row.replaced || row.fromReplacedDevice) }
}

/** Of a game that was overtaken, what it said; the payload was checked when it came. */
function pointsOf(payload: string): readonly (number | null)[] | null {
  const { points } = JSON.parse(payload) as { points?: readonly (number | null)[] }
  return points ?? null
}
