import type { Substitute } from '@/lib/draw/substitute'

/** Somebody to be seated. Absent means none: no club, no table that must be theirs. */
export interface Participant {
  readonly id: string
  readonly club?: string
  readonly fixedTable?: number
}

/** A table of a round: ids in order of position. A blocked table is empty. */
export type SeatedTable = readonly string[]

/** The tables of a round by number, table 1 first. */
export type SeatedRound = readonly SeatedTable[]

/** How the people of a round come to their tables: by lot, by rank, or by rank with as few repeats as small moves allow. */
export type DrawMode = 'random' | 'standings' | 'standings-avoid' | 'final'

/** The wishes whose order an organiser may change: no second meeting, five-player tables in turn, clubs apart. */
export type Wish = 'meetings' | 'fives' | 'clubs'

export interface Wishes {
  readonly fiveRule: 'strict' | 'soft'
  readonly clubs: 'off' | 'soft' | 'strict'
  /** Pairs of ids that should not share a table, whatever the clubs are set to. */
  readonly apart?: readonly (readonly [string, string])[]
  /** Most important first; the default is meetings, fives, clubs. A strict wish comes before any order. */
  readonly order?: readonly Wish[]
}

/** Everything a draw depends on. */
export interface PlanInput {
  readonly participants: readonly Participant[]
  /** How many rounds are still to come. */
  readonly rounds: number
  /** The rounds that stand, in the form of `Plan['rounds']`; whoever missed a round is simply not in it. */
  readonly history?: readonly SeatedRound[]
  /** Who took over a seat in a round that stands; whoever was drawn to it stays in `history`. */
  readonly substitutes?: readonly Substitute[]
  readonly mode?: DrawMode
  /** Ids, the leader first. Needed by every mode but `random`. */
  readonly ranks?: readonly string[]
  readonly wishes: Wishes
  readonly blockedTables?: readonly number[]
  /** The text that settles the lot. */
  readonly seed: string
  /** Proposals of the search, never a time: the same budget gives the same plan on every machine. */
  readonly budget?: number
}
