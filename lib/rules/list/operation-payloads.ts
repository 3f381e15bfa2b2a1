import type { GamePayload } from '@/lib/rules/list/game-payload'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { Position } from '@/lib/rules/table/table-size'

type Nothing = Readonly<Record<string, never>>

/** What each kind of operation carries. People appear as ids only; reasons hold no names (TSR 7.3). */
export interface OperationPayloads {
  'game-entered': GamePayload
  'game-corrected': GamePayload
  /** Takes the last game back; `undoes` = the operation that typed or last corrected it. */
  'game-undone': { readonly place: number; readonly undoes: string }
  /** The next `count` outstanding games of the normal rubric are struck. */
  'game-struck': { readonly count: number }
  'strike-withdrawn': { readonly undoes: string }
  'end-announced': Nothing
  'end-withdrawn': Nothing
  /** The answer to "was dealing begun when the end was announced?". */
  'dealing-begun': { readonly begun: boolean }
  'claim-raised': {
    readonly claimId: string
    readonly place: number
    readonly claimant: Position | null
    readonly offenders: readonly Position[]
    readonly violation?: string
    /** Whether the parties were clear to all four; null = not asked. */
    readonly partiesClear: boolean | null
  }
  'claim-withdrawn': { readonly claimId: string; readonly reason?: string }
  'penalty-awarded': PenaltyPayload
  'penalty-countersigned': { readonly penaltyId: string }
  'penalty-challenged': { readonly penaltyId: string; readonly challenger: Position | null }
  /** The tribunal's word; `award` only when it changes the decision. */
  'penalty-decided': { readonly penaltyId: string; readonly outcome: 'upheld' | 'changed' | 'lifted'; readonly award?: PenaltyPayload }
  'penalty-cancelled': { readonly penaltyId: string; readonly reason: string }
  'extra-time-granted': { readonly minutes: number; readonly reason: string }
  /** Somebody else deals, or dealt, the game of this place; null = as scheduled after all. */
  'dealer-deviated': { readonly place: number; readonly dealer: Position | null }
  'keeper-changed': { readonly position: Position }
  /** Another device keeps the list; null = paper does. */
  'device-changed': { readonly device: string | null }
  'seat-taken-over': { readonly position: Position; readonly person: string; readonly fromPlace: number }
  /** A five-player table goes on as four. */
  'seat-left-empty': { readonly position: Position; readonly fromPlace: number }
  'list-frozen': { readonly reason: string; readonly leaver: Position | null }
  'totals-typed': { readonly points: readonly number[] }
  'list-confirmed': { readonly position: Position }
  'list-objected': { readonly position: Position }
  /** `version` = the version of the list that is handed in. */
  'list-submitted': { readonly version: number }
  'list-checked': Nothing
  /** `goesOn` lifts a freeze as well. */
  'list-reopened': { readonly reason: string; readonly goesOn?: boolean }
}
