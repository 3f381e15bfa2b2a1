import type { Left } from '@/lib/rules/table/next-deal'
import type { Position, TableSize } from '@/lib/rules/table/table-size'

/** Points of one row by position, null for whoever has none in it. */
export type RowPoints = readonly (number | null)[]

/** One row as it stands on the list, with what its form depends on (TSR 7.3.3). */
export interface ScoreRow {
  readonly tableSize: TableSize
  /** Who dealt: at a five-player table he has no points in the row. */
  readonly dealer: Position
  readonly points: RowPoints
  readonly row: 'game' | 'penalty' | 'bound-decision'
  /** The empty seat of a five-player table that goes on as four. */
  readonly left?: Pick<Left, 'position'> | null
}
