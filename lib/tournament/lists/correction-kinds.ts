import type { OperationKind } from '@/lib/rules/list/operation'

/** What may happen to a list that was opened again after its round was closed: its rows and totals are put right, then it is checked. */
export const correctionKinds: ReadonlySet<OperationKind> = new Set([
  'game-entered',
  'game-corrected',
  'game-undone',
  'dealer-deviated',
  'end-announced',
  'dealing-begun',
  'game-struck',
  'strike-withdrawn',
  'penalty-cancelled',
  'totals-typed',
  'list-checked',
])
