import type { Position } from '@/lib/rules/table/table-size'

/** What is written into one row of a list. */
export interface FilledRow {
  readonly gameNo: number
  /** The value of the game, or the paragraph of a penalty. */
  readonly value: string
  /** By position. */
  readonly points: readonly (number | null)[]
  readonly totals: readonly number[]
  readonly positive: readonly Position[]
  readonly dealer: Position | null
  readonly note: string
  readonly isStruck: boolean
}
