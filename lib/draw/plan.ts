/** What a schedule costs, counted over the rounds that stand and the rounds to come. */
export interface PlanFigures {
  /** Meetings beyond the first, summed over all pairs. */
  readonly repeats: number
  /** Sum of m(m-1)/2 over all pairs: a third meeting weighs more than two second ones. */
  readonly weightedRepeats: number
  readonly maxMeetings: number
  /** Times that two people of one club sat at one table. */
  readonly clubPairs: number
  /** How often the busiest list keeper keeps a list (last position). */
  readonly keeperMax: number
}

/** What no schedule can go below. */
export interface PlanBounds {
  readonly weightedRepeats: number
  readonly clubPairs: number
}

/** A drawn schedule, and what is needed to check that it was the one the seed asked for. */
export interface Plan {
  /** The rounds to come; a round = its tables by number, a blocked table is `[]`, a table = ids in order of position. */
  readonly rounds: string[][][]
  readonly figures: PlanFigures
  readonly bounds: PlanBounds
  readonly version: string
  /** SHA-256 of the canonical input without the seed: can be shown before the seed is known. */
  readonly inputHash: string
  /** SHA-256 of the canonical text of `rounds`. */
  readonly resultHash: string
}
