import type { PlanBounds, PlanFigures } from '@/lib/draw/plan'
import type { DrawMode } from '@/lib/draw/plan-input'
import type { DrawStandings } from './draw-standings'

/** A seat by where it is, so that a swap can be read without looking anybody up. */
export interface Place {
  readonly table: number
  readonly position: number
}

/** What is kept of a draw, so that anybody can make it again and see what was changed by hand. */
export interface DrawRecord {
  readonly mode: DrawMode
  /** The ranking that people were seated by; null for the lot alone. */
  readonly standings: DrawStandings | null
  /** Of the algorithm. */
  readonly version: string
  /** The text that settled the lot; made by the server when nobody gave one. */
  readonly seed: string
  readonly seedWasGiven: boolean
  /** Rounds that were planned together; only the first of them is this one. */
  readonly plannedTogether: number
  readonly inputHash: string
  readonly resultHash: string
  readonly figures: PlanFigures
  readonly bounds: PlanBounds
  readonly drawnAt: string
  /** Swaps by hand since, in order. */
  readonly swaps: readonly (readonly [Place, Place])[]
  /** Drafts of this round that were thrown away before, the oldest first. */
  readonly discarded: readonly DiscardedDraft[]
}

export interface DiscardedDraft {
  readonly seed: string
  readonly inputHash: string
  readonly resultHash: string
  readonly drawnAt: string
  readonly swaps: number
}

/** The record of a stored round. It was written by `storeDraw`, so its shape is trusted here; the first ones knew the lot alone. */
export const drawRecordOf = (stored: unknown): DrawRecord => ({ mode: 'random', standings: null, ...(stored as Omit<DrawRecord, 'mode' | 'standings'>) })
