/** A field that stays the same over some rounds. */
export interface SteadyField {
  readonly people: number
  readonly fours: number
  readonly fives: number
  readonly rounds: number
}
