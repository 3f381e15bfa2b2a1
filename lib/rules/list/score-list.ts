import type { Edition } from '@/lib/rules/edition'
import type { ConfirmationState } from '@/lib/rules/list/confirmation-states'
import type { ListFacts, PenaltyFact } from '@/lib/rules/list/list-facts'
import type { ListRow } from '@/lib/rules/list/list-row'
import type { ListState } from '@/lib/rules/list/list-state'
import type { ListViolation } from '@/lib/rules/list/list-violation'
import type { PenaltyStatus } from '@/lib/rules/list/penalty-status'
import type { PersonTotal } from '@/lib/rules/list/person-totals'
import type { Scene } from '@/lib/rules/list/scene-of'
import type { Position, TableSize } from '@/lib/rules/table/table-size'

/** What comes next at a table. When no game is left, nobody deals, leads, sits out or is presented. */
export interface NextGame extends Omit<Scene, 'dealer' | 'scheduledDealer' | 'lead'> {
  /** The key under which the next game is typed. */
  readonly place: number
  readonly remaining: number
  readonly dealer: Position | null
  readonly scheduledDealer: Position | null
  readonly lead: Position | null
  /** False once only presented solos may still be played. */
  readonly normalGamesOpen: boolean
}

/** A score list as everybody sees it: folded from its operations, nothing in it is stored (TSR 7.3). */
export interface ScoreList
  extends Pick<ListFacts, 'claims' | 'deviations' | 'extraTime' | 'seatChanges' | 'strikes' | 'undone' | 'end' | 'dealingBegun' | 'frozen' | 'submitted' | 'checked' | 'reopened'> {
  readonly tableSize: TableSize
  readonly edition: Edition
  /** Who sits where now, by person id; null = the seat stays empty. */
  readonly seats: readonly (string | null)[]
  readonly rows: readonly ListRow[]
  /** By position. */
  readonly totals: readonly number[]
  /** By position. */
  readonly gamesPlayed: readonly number[]
  readonly people: readonly PersonTotal[]
  readonly owed: readonly Position[]
  /** Owed solos that will not be played, because somebody has left or the list is frozen. */
  readonly struckSolos: readonly Position[]
  readonly next: NextGame
  readonly state: ListState
  /** Only totals were typed, from paper. */
  readonly totalsOnly: boolean
  readonly penalties: readonly (PenaltyFact & { readonly status: PenaltyStatus })[]
  readonly extraMinutes: number
  readonly confirmations: readonly ConfirmationState[]
  readonly keeper: { readonly position: Position; readonly device: string | null }
  /** Paper has taken over: the desk types what was signed there, and no device hands it in. */
  readonly onPaper: boolean
  readonly versions: Readonly<Record<string, number>>
  readonly version: number
  readonly pending: number
  /** What keeps the list from being submitted. */
  readonly missing: readonly ListViolation[]
}
