import type { Position, TableSize } from '@/lib/rules/table/table-size'

/** Where a table stands in the order of dealing, before a deal (TSR 3.3.1). */
export interface DealOrder {
  readonly tableSize: TableSize
  /** The seat of somebody who left a five-player table that goes on as four. */
  readonly empty: Position | null
  readonly gameNo: number
  /** Games of the whole round; smaller once a table goes on as four. */
  readonly target: number
  /** Who deals next by the order alone. */
  readonly turn: Position
  readonly owed: readonly Position[]
  /** Rows of the normal rubric that are used up, struck ones included. */
  readonly normalRows: number
  /** For each position the games of the normal rubric that he has dealt. */
  readonly dealt: Readonly<Partial<Record<Position, number>>>
}
