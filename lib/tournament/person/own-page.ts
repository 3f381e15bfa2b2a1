import { read } from '@/lib/db/read'
import type { ConfirmationState } from '@/lib/rules/list/confirmation-states'
import type { ListRow } from '@/lib/rules/list/list-row'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { NameConsent } from '@/lib/schema/name-consents'
import { standingState, type StandingState } from '@/lib/tournament/rounds/standing-state'
import { ownList } from './own-list'
import type { OwnPerson } from './person-of-token'

export interface OwnRow {
  readonly key: string
  readonly kind: ListRow['row']
  readonly gameNo: number
  readonly points: readonly (number | null)[]
}

/** The list of the current round as one of its people sees it, with the names of the table. */
export interface OwnListView {
  readonly listId: string
  readonly round: { readonly number: number; readonly of: number; readonly state: StandingState }
  readonly table: number
  readonly position: number | null
  readonly people: readonly { readonly position: number; readonly name: string; readonly total: number; readonly confirmation: ConfirmationState['state'] | null }[]
  readonly rows: readonly OwnRow[]
  readonly points: number
  readonly gamesPlayed: number
  /** Those of the points that penalties have brought. */
  readonly penaltyPoints: number
  readonly state: ScoreList['state']
  readonly remaining: number
  /** Paper of which only totals are known. */
  readonly totalsOnly: boolean
  /** Whether the person may confirm or object now. */
  readonly mayConfirm: boolean
  /** What a confirmation names: the list as it was seen, and how often this seat has spoken. */
  readonly length: number
  readonly baseVersion: number
}

export interface OwnPage {
  readonly tournament: { readonly name: string; readonly slug: string; readonly version: number }
  readonly person: { readonly name: string; readonly club: string; readonly startNumber: number; readonly withdrawn: boolean; readonly consent: NameConsent }
  readonly list: OwnListView | null
}

/** What a person's own link shows. */
export async function ownPage(own: OwnPerson): Promise<OwnPage> {
  const { tournament, ...person } = await read((reader) => reader.participant.findUniqueOrThrow({ where: { id: own.id }, include: { tournament: true } }))
  const { name, club, startNumber, withdrawnAt, consent } = person
  return {
    tournament: { name: tournament.name, slug: tournament.slug, version: tournament.version },
    person: { name, club, startNumber, consent, withdrawn: withdrawnAt !== null },
    list: await listView(own, tournament.plannedRounds),
  }
}

async function listView(own: OwnPerson, of: number): Promise<OwnListView | null> {
  const found = await ownList(own)
  const state = found && standingState(found.loaded.round.state)
  if (found === null || state === null) return null
  const { loaded, list, position } = found
  const people = await read((reader) => reader.participant.findMany({ where: { id: { in: [...loaded.head.seats, ...list.seats.filter((id) => id !== null)] } } }))
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const total = list.people.find(({ person }) => person === own.id)
  const playing = state === 'released' || state === 'ended'
  const locked = list.submitted !== null || list.checked !== null
  return {
    ...{ listId: loaded.id, table: loaded.table.number, position, state: list.state, remaining: list.next.remaining, totalsOnly: list.totalsOnly, length: loaded.operations.length },
    round: { number: loaded.round.number, of, state },
    people: list.seats.map((id, index) => ({
      position: index + 1,
      name: names.get(id ?? loaded.head.seats[index] ?? '') ?? '',
      total: list.totals[index] ?? 0,
      confirmation: list.confirmations.find((one) => one.position === index + 1)?.state ?? null,
    })),
    rows: list.rows.map((row) => ({ key: `${row.row}:${row.gameNo}:${row.stamp.opId}`, kind: row.row, gameNo: row.gameNo, points: row.row === 'struck' ? [] : row.points })),
    points: total?.points ?? 0,
    gamesPlayed: total?.gamesPlayed ?? 0,
    penaltyPoints: penaltyPoints(list, own.id),
    mayConfirm: position !== null && playing && !locked && list.next.remaining === 0 && !list.totalsOnly,
    baseVersion: position === null ? 0 : (list.versions[`confirmation:${position}`] ?? 0),
  }
}

/** Those points that stand in rows of penalties. */
const penaltyPoints = ({ rows }: ScoreList, person: string): number =>
  rows.reduce((sum, row) => (row.row === 'penalty' ? sum + (row.points[row.persons.indexOf(person)] ?? 0) : sum), 0)
