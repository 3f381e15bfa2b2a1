/** Card points of Re that give the same result whatever was called; without a trick ("black") is a matter of its own. */
export interface CardPointRange {
  readonly from: number
  readonly to: number
  /** Stands for the whole range unless special points ask for more: see `cardPointsWithin`. */
  readonly representative: number
}

/** The one-tap ranges of the calculator, from every limit of either party to the next (TSR 7.1.1, 7.1.2, 7.2.2). */
export const cardPointRanges: readonly CardPointRange[] = [
  { from: 0, to: 29, representative: 29 },
  { from: 30, to: 59, representative: 59 },
  { from: 60, to: 89, representative: 89 },
  { from: 90, to: 119, representative: 119 },
  { from: 120, to: 120, representative: 120 },
  { from: 121, to: 150, representative: 121 },
  { from: 151, to: 180, representative: 151 },
  { from: 181, to: 210, representative: 181 },
  { from: 211, to: 240, representative: 211 },
]
