import type { GamePayload } from '@/lib/rules/list/game-payload'
import type { Earlier } from '@/lib/rules/list/list-facts'
import type { ListViolation } from '@/lib/rules/list/list-violation'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { PenaltyStatus } from '@/lib/rules/list/penalty-status'
import type { Scene } from '@/lib/rules/list/scene-of'
import type { PlayedKind } from '@/lib/rules/list/played-as'
import type { RowPoints } from '@/lib/rules/list/score-row'
import type { Stamp } from '@/lib/rules/list/stamp-of'
import type { GameAfterPenalty } from '@/lib/rules/penalty/game-after-penalty'
import type { Position } from '@/lib/rules/table/table-size'

interface ScoredRow extends Scene {
  readonly place: number
  readonly points: RowPoints
  readonly positive: readonly Position[]
  /** Who the points belong to, by position; null for whoever sits out and for an empty seat. */
  readonly persons: readonly (string | null)[]
  readonly soloist: Position | null
  readonly violations: readonly ListViolation[]
  readonly stamp: Stamp
}

export interface GameRow extends ScoredRow {
  readonly row: 'game'
  readonly kind: PlayedKind
  /** N1, N2 … in the normal rubric, S1 … for the compulsory solo of a position. */
  readonly rubric: string
  readonly payload: GamePayload
  /** By now another number, dealer or presentation holds than the one it was entered on. */
  readonly replaced: boolean
  readonly fromReplacedDevice: boolean
  readonly history: readonly Earlier<GamePayload>[]
}

export interface PenaltyRow extends ScoredRow {
  readonly row: 'penalty'
  readonly penaltyId: string
  readonly award: PenaltyPayload
  readonly after: GameAfterPenalty
  /** Set only when its game counts as played and so uses up a number. */
  readonly kind: PlayedKind | null
  readonly rubric: string | null
  readonly tsr: string
  readonly status: PenaltyStatus
  readonly history: readonly Earlier<PenaltyPayload>[]
}

export interface StruckRow {
  readonly row: 'struck'
  readonly gameNo: number
  readonly rubric: string
  readonly stamp: Stamp
}

/** A row before the running totals are added. */
export type BareRow = GameRow | PenaltyRow | StruckRow

/** One row of the score list, with the totals by position after it (TSR 7.3). */
export type ListRow = BareRow & { readonly totals: readonly number[] }
