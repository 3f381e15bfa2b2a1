import type { TieRule } from '@/lib/rules/standings/tie-break'

/** One participant, as the ranking sees them: identity is the start number, names play no part. */
export interface StandingsPerson {
  readonly id: string
  readonly startNumber: number
  readonly club?: string
  /** The named team the person belongs to. */
  readonly team?: string
  /** Free tags, each with a ranking of its own. */
  readonly categories?: readonly string[]
  /** Out of the ranking (TSR 9.7.2 (c)); what the others scored against them stands. */
  readonly disqualified?: boolean
}

/**
 * What one person brought home from one list of a round, penalty points of the list included.
 * A figure that is not known (a paper list of which only the totals were typed) is left out, never 0.
 * Games are those the person took part in: struck games and games sat out are none (TSR 8.5.1, 10.2.1).
 */
export interface RoundResult {
  readonly personId: string
  readonly points: number
  readonly gamesPlayed?: number
  readonly gamesPositive?: number
  readonly solosPlayed?: number
  readonly solosPositive?: number
}

/** One round that counts; a person may stand in it twice (two tables at once, or one after the other), and the results add up. */
export interface StandingsRound {
  readonly number: number
  /** True once every list of the round is checked. */
  readonly checked: boolean
  readonly results: readonly RoundResult[]
}

/** Points taken by the tribunal outside the list, as a positive number (TSR 9.7.2 (b)). */
export interface Deduction {
  readonly personId: string
  readonly round: number
  readonly points: number
}

/** How the tournament ranks; chosen before round 1. */
export interface StandingsRule {
  readonly tieRule: TieRule
  /** How many of each person's worst rounds are left out. */
  readonly dropResults: number
  /** The stored seed of the drawn lot; needed by that tie rule alone. */
  readonly seed?: string
}

/** Everything a ranking is computed from; nothing of it is ever stored as a result. */
export interface StandingsInput {
  readonly people: readonly StandingsPerson[]
  readonly rounds: readonly StandingsRound[]
  readonly deductions: readonly Deduction[]
  readonly rule: StandingsRule
}
