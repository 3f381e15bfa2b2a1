import type { GamePayload, SeenSituation } from '@/lib/rules/list/game-payload'
import type { OperationPayloads } from '@/lib/rules/list/operation-payloads'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { Stamp } from '@/lib/rules/list/stamp-of'
import type { DealOrder } from '@/lib/rules/table/deal-order'
import type { Position } from '@/lib/rules/table/table-size'

/** An earlier version of something that was corrected. */
export interface Earlier<Value> {
  readonly value: Value
  readonly stamp: Stamp
}

export interface GameFact {
  readonly payload: GamePayload
  readonly stamp: Stamp
  /** When the place was first typed, in the order of folding. */
  readonly enteredAt: number
  readonly typedOn: SeenSituation
  /** Sent by a device after another one, or paper, had taken over. */
  readonly fromReplacedDevice: boolean
  readonly history: readonly Earlier<GamePayload>[]
}

export interface PenaltyFact {
  readonly award: PenaltyPayload
  readonly stamp: Stamp
  readonly signed: Stamp | null
  readonly challenged: (Stamp & { readonly challenger: Position | null }) | null
  readonly decided: (Stamp & { readonly outcome: OperationPayloads['penalty-decided']['outcome'] }) | null
  readonly cancelled: (Stamp & { readonly reason: string }) | null
  readonly history: readonly Earlier<PenaltyPayload>[]
}

export type ClaimFact = OperationPayloads['claim-raised'] & { readonly stamp: Stamp; readonly closed: Stamp | null; readonly withdrawn: boolean }

export interface StrikeFact {
  readonly place: number
  readonly count: number
  readonly stamp: Stamp
}

export interface SeatChange {
  readonly position: Position
  /** Null = the seat stays empty and the table goes on as four. */
  readonly person: string | null
  readonly fromPlace: number
  readonly stamp: Stamp
}

export interface Confirmation {
  readonly objected: boolean
  readonly stamp: Stamp
}

/** What the operations of a list say, before anything is derived from it (TSR 7.3). */
export interface ListFacts {
  readonly games: Readonly<Record<number, GameFact>>
  readonly undone: readonly GameFact[]
  readonly penalties: readonly PenaltyFact[]
  readonly claims: readonly ClaimFact[]
  readonly strikes: readonly StrikeFact[]
  readonly deviations: Readonly<Record<number, Position>>
  readonly seatChanges: readonly SeatChange[]
  readonly extraTime: readonly { readonly minutes: number; readonly reason: string; readonly stamp: Stamp }[]
  readonly confirmations: Readonly<Partial<Record<Position, Confirmation>>>
  readonly keeper: { readonly position: Position | null; readonly device: string | null; readonly replaced: readonly string[]; readonly onPaper: boolean }
  readonly end: Stamp | null
  readonly dealingBegun: (Stamp & { readonly begun: boolean }) | null
  readonly frozen: (Stamp & { readonly reason: string; readonly leaver: Position | null }) | null
  readonly typedTotals: { readonly points: readonly number[]; readonly stamp: Stamp } | null
  readonly submitted: Stamp | null
  readonly checked: Stamp | null
  /** `goesOn`: a frozen table plays on; otherwise the desk corrects the list, not the table. */
  readonly reopened: (Stamp & { readonly reason: string; readonly goesOn: boolean }) | null
  /** Of each entity, how often it has changed. */
  readonly versions: Readonly<Record<string, number>>
  readonly version: number
  /** Operations that the server has not acknowledged. */
  readonly pending: number
  /** When the scores last changed, in the order of folding. */
  readonly scoresChangedAt: number
  /** The order of dealing behind the last row; null before the first change. */
  readonly ahead: DealOrder | null
}
