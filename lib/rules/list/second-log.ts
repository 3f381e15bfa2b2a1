import { gameSteps } from '@/lib/rules/list/game-steps'
import type { GivenOperation } from '@/lib/rules/list/given-operations'
import type { Operation } from '@/lib/rules/list/operation'

/** The log of a second entry: its own games, with what it is given of the first where it belongs (TSR 7.3). */
export function secondLog(givens: readonly GivenOperation[], own: readonly Operation[]): readonly Operation[] {
  const log: Operation[] = []
  let waiting = givens
  let games = 0
  const takeGiven = () => {
    log.push(...waiting.flatMap(({ operation, afterGames }) => (afterGames <= games ? [operation] : [])))
    waiting = waiting.filter(({ afterGames }) => afterGames > games)
  }
  takeGiven()
  for (const operation of own) {
    log.push(operation)
    games += gameSteps(operation.kind)
    takeGiven()
  }
  return log
}
