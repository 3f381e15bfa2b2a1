/** What every paper says about the tournament. */
export interface PrintedTournament {
  readonly name: string
  readonly place: string
  /** YYYY-MM-DD */
  readonly day: string
}
