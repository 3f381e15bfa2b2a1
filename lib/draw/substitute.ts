/** Somebody who took over a seat in a round that stands: whom he met there, and whether it was at a five-player table. */
export interface Substitute {
  readonly id: string
  readonly met: readonly string[]
  readonly atFive: boolean
}
