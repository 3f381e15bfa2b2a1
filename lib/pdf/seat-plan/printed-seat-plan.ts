import type { PrintedTournament } from '@/lib/pdf/printed-tournament'

export interface PlannedSeat {
  readonly position: number
  readonly startNumber: number
  readonly name: string
  readonly club: string
  /** When somebody else was put in after the plan was published. */
  readonly changedAt: Date | null
}

/** Who sits where in one round. */
export interface PrintedSeatPlan {
  readonly tournament: PrintedTournament
  readonly round: number
  readonly tables: readonly { readonly tableNumber: number; readonly seats: readonly PlannedSeat[] }[]
}
