import type { TableSize } from '@/lib/rules/table/table-size'
import type { PrintedTournament } from '@/lib/pdf/printed-tournament'

export interface PrintedSeat {
  readonly startNumber: number
  readonly name: string
  readonly club: string
  /** When this person was put in after the plan was published. */
  readonly changedAt?: Date | null
}

/** What is known of a list before the first game; everything null is left to be written by hand. */
export interface PrintedList {
  readonly tableSize: TableSize
  readonly tournament: PrintedTournament | null
  readonly round: number | null
  readonly tableNumber: number | null
  /** By position. */
  readonly seats: readonly PrintedSeat[] | null
  /** The way to the same list on a phone: the link of the QR code, and what is typed without a camera. */
  readonly phone: { readonly link: string; readonly address: string; readonly code: string } | null
}
