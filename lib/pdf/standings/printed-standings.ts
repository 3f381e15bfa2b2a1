import type { PrintedTournament } from '@/lib/pdf/printed-tournament'

export interface PrintedStandingsRow {
  /** Null for who is out of the ranking. */
  readonly rank: number | null
  readonly startNumber: number
  readonly name: string
  readonly club: string
  /** Null where the person did not play. */
  readonly perRound: readonly (number | null)[]
  /** Positions in `perRound` that do not count. */
  readonly dropped: readonly number[]
  /** The tribunal's deductions as a positive number. */
  readonly deduction: number
  readonly total: number
  /** Null where a list told only its totals. */
  readonly gamesPlayed: number | null
}

/** A ranking as it stands at one moment. */
export interface PrintedStandings {
  readonly tournament: PrintedTournament
  readonly roundNumbers: readonly number[]
  readonly plannedRounds: number
  readonly isOfficial: boolean
  /** The last planned round is closed. */
  readonly isFinal: boolean
  /** When a closed round was last corrected; null when none was. */
  readonly correctedAt: Date | null
  /** Of the lot that breaks ties, where one does. */
  readonly tieSeed: string | null
  readonly at: Date
  /** In the order of the ranking; who is out of it at the end. */
  readonly rows: readonly PrintedStandingsRow[]
}
