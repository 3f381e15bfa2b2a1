import { gameSteps } from '@/lib/rules/list/game-steps'
import type { Operation, OperationKind } from '@/lib/rules/list/operation'

/** What the first typing of a list says apart from its games, and after how many games it holds. */
export interface GivenOperation {
  readonly afterGames: number
  readonly operation: Operation
}

/** What a referee or the table decided is no matter of reading the paper, so both entries stand on it. */
const given: ReadonlySet<OperationKind> = new Set([
  'seat-taken-over',
  'seat-left-empty',
  'end-announced',
  'end-withdrawn',
  'dealing-begun',
  'dealer-deviated',
  'game-struck',
  'list-frozen',
  'penalty-awarded',
  'penalty-countersigned',
  'penalty-challenged',
  'penalty-decided',
  'penalty-cancelled',
])

/** What an independent second entry is given of a list: seats, penalties, what was struck, and no game (TSR 7.3). */
export function givenOperations(operations: readonly Operation[]): readonly GivenOperation[] {
  const withdrawn = new Set(operations.flatMap((operation) => (operation.kind === 'strike-withdrawn' ? [operation.payload.undoes] : [])))
  const places = new Map(operations.flatMap((operation) => (operation.kind === 'penalty-awarded' ? [[operation.payload.penaltyId, operation.payload.place] as const] : [])))
  const found: GivenOperation[] = []
  let games = 0
  for (const operation of operations) {
    games += gameSteps(operation.kind)
    if (!given.has(operation.kind) || withdrawn.has(operation.opId)) continue
    const place = 'penaltyId' in operation.payload ? places.get(operation.payload.penaltyId) : undefined
    found.push({ operation, afterGames: place === undefined ? (operation.kind === 'game-struck' ? games : 0) : place - 1 })
  }
  return found
}
