import type { GivenOperation } from '@/lib/rules/list/given-operations'
import type { Operation, OperationKind } from '@/lib/rules/list/operation'

const steps: Readonly<Partial<Record<OperationKind, number>>> = { 'game-entered': 1, 'game-undone': -1 }

/** The log of a second entry: its own games, with what it is given of the first where it belongs (TSR 7.3). */
export function secondLog(givens: readonly GivenOperation[], own: readonly Operation[]): readonly Operation[] {
  const log: Operation[] = []
  const waiting = [...givens]
  let games = 0
  const takeGiven = () => {
    for (let next = waiting.findIndex(({ afterGames }) => afterGames <= games); next !== -1; next = waiting.findIndex(({ afterGames }) => afterGames <= games)) {
      log.push(...waiting.splice(next, 1).map(({ operation }) => operation))
    }
  }
  takeGiven()
  for (const operation of own) {
    log.push(operation)
    games += steps[operation.kind] ?? 0
    takeGiven()
  }
  return log
}
