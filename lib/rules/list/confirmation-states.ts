import type { Confirmation, ListFacts } from '@/lib/rules/list/list-facts'
import type { Stamp } from '@/lib/rules/list/stamp-of'
import type { Position } from '@/lib/rules/table/table-size'

/** What a player says about the list; `outdated` = confirmed before the scores changed again. */
export interface ConfirmationState {
  readonly position: Position
  readonly state: 'missing' | 'confirmed' | 'outdated' | 'objected'
  readonly stamp: Stamp | null
}

const stateOf = (confirmation: Confirmation | undefined, scoresChangedAt: number): ConfirmationState['state'] => {
  if (!confirmation) return 'missing'
  if (confirmation.objected) return 'objected'
  return confirmation.stamp.order > scoresChangedAt ? 'confirmed' : 'outdated'
}

/** Who has confirmed the list as it stands: the round is over when nobody wants to check or dispute it any more (TSR 8.5.2). */
export const confirmationStates = ({ confirmations, scoresChangedAt }: ListFacts, present: readonly Position[]): readonly ConfirmationState[] =>
  present.map((position) => ({ position, state: stateOf(confirmations[position], scoresChangedAt), stamp: confirmations[position]?.stamp ?? null }))
