/** How far the server's clock is ahead of this one, in milliseconds, and how sure that is. */
export interface ClockReading {
  readonly offset: number
  readonly roundTrip: number
  readonly takenAt: number
}
