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
  /** What the lists say. */
  readonly listTotal: number
  /** The tribunal's deductions as a positive number. */
  readonly deduction: number
  /** What counts. */
  readonly total: number
  /** Null where a list did not tell. */
  readonly gamesPlayed: number | null
  readonly solosPlayed: number | null
  readonly solosPositive: number | null
  /** Per round that was played. */
  readonly average: number | null
}

/** A ranking as it stands at one moment. */
export interface PrintedStandings {
  readonly tournament: PrintedTournament
  /** The result list has more columns and room for signatures. */
  readonly kind: 'standings' | 'results'
  readonly roundNumbers: readonly number[]
  readonly plannedRounds: number
  readonly isOfficial: boolean
  /** The last planned round is closed. */
  readonly isFinal: boolean
  /** When the points of a closed round were last changed. */
  readonly correctedAt: Date | null
  /** Of the lot that decides between equals, where it does. */
  readonly tieSeed: string | null
  readonly at: Date
  /** In the order of the ranking; who is out of it at the end. */
  readonly rows: readonly PrintedStandingsRow[]
}
