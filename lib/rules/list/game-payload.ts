import type { RowPoints } from '@/lib/rules/list/score-row'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'
import type { Position } from '@/lib/rules/table/table-size'

/** What a table sees when it types a game; kept so that a game typed on a situation that changed meanwhile can be marked. */
export interface SeenSituation {
  readonly gameNo: number
  readonly dealer: Position | null
  readonly presented: Position | null
}

/** One game as the table typed it. Number, dealer, rubric, and whether a solo is the compulsory one are derived from the list (TSR 4.3.1). */
export interface GamePayload {
  /** The key of the game: its place among the games typed, from 1. It never changes, the number shown may. */
  readonly place: number
  /** A marriage that found no partner is a `silent-marriage` (TSR 4.4.3). */
  readonly kind: 'normal' | 'solo' | 'silent-marriage'
  readonly soloist: Position | null
  readonly points: RowPoints
  /** Who dealt, when it was not the one whose turn it was. */
  readonly dealer?: Position
  /** What the calculator was given, for "why 5?". */
  readonly why?: PlayedGame
  readonly seen?: SeenSituation
}
