import type { PlanBounds, PlanFigures } from '@/lib/draw/plan'

/** A seat by where it is, so that a swap can be read without looking anybody up. */
export interface Place {
  readonly table: number
  readonly position: number
}

/** What is kept of a draw, so that anybody can make it again and see what was changed by hand. */
export interface DrawRecord {
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

/** The record of a stored round. It was written by `drawRound`, so its shape is trusted here. */
export const drawRecordOf = (stored: unknown): DrawRecord => stored as DrawRecord
