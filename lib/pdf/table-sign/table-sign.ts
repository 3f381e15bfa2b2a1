/** What stands on the sign of one table. */
export interface PrintedSign {
  readonly tableNumber: number
  /** The whole link of the QR code. */
  readonly link: string
  /** Where the code is typed, as people read it. */
  readonly address: string
  readonly code: string
  /** The link by which spectators in the hall see standings and names. */
  readonly hallLink: string
}
