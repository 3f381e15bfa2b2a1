import type { SeatChange } from '@/lib/rules/list/list-facts'
import type { ListRow } from '@/lib/rules/list/list-row'
import type { ScoreList } from '@/lib/rules/list/score-list'

export interface SeatNote {
  /** Before the row of this index; as many as there are rows = behind the last. */
  readonly at: number
  readonly change: SeatChange
  /** Who sat there until then. */
  readonly before: string | null
}

const comesAfter = ({ fromPlace, stamp }: SeatChange, row: ListRow): boolean => row.row !== 'struck' && (row.place > fromPlace || (row.place === fromPlace && (row.row === 'game' || row.stamp.order > stamp.order)))

/** Where in the list seats changed hands, and who had sat there. */
export function seatNotes({ rows, seatChanges }: Pick<ScoreList, 'rows' | 'seatChanges'>, drawn: readonly string[]): readonly SeatNote[] {
  return seatChanges.map((change, index) => {
    const at = rows.findIndex((row) => comesAfter(change, row))
    const earlier = seatChanges.slice(0, index).findLast(({ position }) => position === change.position)
    return { at: at === -1 ? rows.length : at, change, before: earlier ? earlier.person : (drawn[change.position - 1] ?? null) }
  })
}
