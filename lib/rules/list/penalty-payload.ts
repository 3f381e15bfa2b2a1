import type { PenaltyCase } from '@/lib/rules/penalty/penalty-case'

/** A violation as a referee decided it, tied to the game in which it happened (TSR 9.2 to 9.5, 9.7.3). */
export interface PenaltyPayload extends Pick<PenaltyCase, 'severity' | 'kind' | 'offender' | 'soloist' | 'couldDisadvantageSoloist' | 'opposingCounterCalls' | 'boundPoints'> {
  readonly penaltyId: string
  /** The place of the game in progress: the row stands before the game that is typed at this place. */
  readonly place: number
  /** A solo that is a silent marriage clears no compulsory solo (TSR 4.4.5). */
  readonly silentMarriage?: boolean
  /** A key of the catalogue of reasons, never words. */
  readonly reason?: string
  readonly claimId?: string
}
