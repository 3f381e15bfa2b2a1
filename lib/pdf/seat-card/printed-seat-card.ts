/** What stands on the card of one person. */
export interface PrintedSeatCard {
  readonly startNumber: number
  readonly name: string
  readonly club: string
  /** Where the person plays in the round that is printed for; null before it is published and for who does not play in it. */
  readonly seat: { readonly tableNumber: number; readonly position: number; readonly changedAt: Date | null } | null
  /** The link of the QR code: the person's own page. */
  readonly link: string | null
}
