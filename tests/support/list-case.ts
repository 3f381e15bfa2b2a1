import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { PlayedKind } from '@/lib/rules/list/played-as'
import type { RowPoints } from '@/lib/rules/list/score-row'
import type { Position, TableSize } from '@/lib/rules/table/table-size'

/** One line of a whole list as a table would type it, with what the paper shows beside it. */
export type ListEntry = { readonly gameNo: number; readonly totals: readonly number[] } & (
  | {
      readonly entry: 'game'
      readonly rubric: string
      readonly dealer: Position
      readonly kind: PlayedKind
      readonly soloist: Position | null
      readonly value: number
      readonly points: RowPoints
    }
  | ({ readonly entry: 'penalty'; readonly points: RowPoints } & Omit<PenaltyPayload, 'penaltyId' | 'place'>)
  | { readonly entry: 'struck'; readonly rubric: string }
)

/** A whole list with its result by position. */
export interface ListCase {
  readonly name: string
  readonly tableSize: TableSize
  readonly entries: readonly ListEntry[]
  readonly expect: { readonly totals: readonly number[]; readonly gamesPlayed: readonly number[] }
}
