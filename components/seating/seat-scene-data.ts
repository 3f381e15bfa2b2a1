/** The seats of a round that waits for its release, as the page was given them. */
export interface SeatSceneData {
  readonly roundId: string
  readonly version: number
  readonly number: number
  readonly devices: number
  readonly seats: readonly { readonly seatId: string; readonly table: number; readonly position: number; readonly personId: string; readonly startNumber: number; readonly name: string; readonly missing: boolean }[]
  readonly free: readonly { readonly id: string; readonly startNumber: number; readonly name: string; readonly present: boolean }[]
}
