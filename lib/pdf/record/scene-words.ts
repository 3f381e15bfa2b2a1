import { formatPoints } from '@/lib/i18n/format-points'
import type { RowPoints } from '@/lib/rules/list/score-row'
import type { Position } from '@/lib/rules/table/table-size'
import type { ListRecord, RecordNames } from './list-record'

/** How people and games of a list are called. */
export interface SceneWords {
  readonly person: (id: string) => string
  readonly seat: (position: Position | null) => string
  /** The number that the game of this place has on the list. */
  readonly game: (place: number) => number
  /** By position, whoever has none in it marked by a dot. */
  readonly points: (points: RowPoints) => string
}

export function sceneWords({ head, list }: ListRecord, { people }: RecordNames, someone: string): SceneWords {
  const person = (id: string) => people[id]?.name ?? someone
  return {
    person,
    seat: (position) => (position === null ? someone : person(list.seats[position - 1] ?? head.seats[position - 1] ?? '')),
    game: (place) => list.rows.find((row) => row.row === 'game' && row.place === place)?.gameNo ?? (place === list.next.place ? list.next.gameNo : place),
    points: (points) => points.map((value) => (value === null ? '·' : formatPoints(value))).join(' '),
  }
}
