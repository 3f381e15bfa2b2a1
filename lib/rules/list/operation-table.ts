import type { OperationKind } from '@/lib/rules/list/operation'
import type { OperationPayloads } from '@/lib/rules/list/operation-payloads'

/** What the list has to know of a kind of operation, apart from its payload and its reducer. */
export interface OperationRow<Payload> {
  /** The entity whose version counts: two changes of one entity made on the same version are a conflict. */
  readonly entity: (payload: Payload) => string
  /** Whether players who have confirmed the list have to look again. */
  readonly changesScores: boolean
  /** Whether it is still possible once the list was submitted. */
  readonly whenSubmitted: boolean
}

type OperationTable = { readonly [Kind in OperationKind]: OperationRow<OperationPayloads[Kind]> }

const game = { entity: ({ place }: { place: number }) => `game:${place}`, changesScores: true, whenSubmitted: false }
const state = { entity: () => 'state', changesScores: false, whenSubmitted: false }
const claim = { entity: ({ claimId }: { claimId: string }) => `claim:${claimId}`, changesScores: false, whenSubmitted: false }
const penalty = { entity: ({ penaltyId }: { penaltyId: string }) => `penalty:${penaltyId}`, changesScores: false, whenSubmitted: false }
const seat = { entity: ({ position }: { position: number }) => `seat:${position}`, changesScores: true, whenSubmitted: false }
const confirmation = { entity: ({ position }: { position: number }) => `confirmation:${position}`, changesScores: false, whenSubmitted: false }
const keeper = { entity: () => 'keeper', changesScores: false, whenSubmitted: false }

/** Every kind of operation with the entity it touches. A game, a penalty, a claim, a seat and the state of the list never conflict with each other (TSR 7.3). */
export const operationTable: OperationTable = {
  'game-entered': game,
  'game-corrected': game,
  'game-undone': game,
  'game-struck': { ...state, changesScores: true },
  'strike-withdrawn': { ...state, changesScores: true },
  'end-announced': state,
  'end-withdrawn': state,
  'dealing-begun': state,
  'claim-raised': claim,
  'claim-withdrawn': claim,
  'penalty-awarded': { ...penalty, changesScores: true },
  'penalty-countersigned': penalty,
  'penalty-challenged': penalty,
  'penalty-decided': { ...penalty, changesScores: true },
  'penalty-cancelled': { ...penalty, changesScores: true },
  'extra-time-granted': { ...state, entity: () => 'time' },
  'dealer-deviated': { ...game, entity: ({ place }) => `dealer:${place}` },
  'keeper-changed': keeper,
  'device-changed': keeper,
  'seat-taken-over': seat,
  'seat-left-empty': seat,
  'list-frozen': { ...state, changesScores: true },
  'totals-typed': { ...state, entity: () => 'totals', changesScores: true },
  'list-confirmed': confirmation,
  'list-objected': confirmation,
  'list-submitted': state,
  'list-checked': { ...state, whenSubmitted: true },
  'list-reopened': { ...state, whenSubmitted: true },
}
