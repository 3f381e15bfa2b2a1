import type { RandomStream } from '@/lib/draw/random'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { scoreGame } from '@/lib/rules/scoring/score-game'
import { positionsOf, type Position } from '@/lib/rules/table/table-size'
import { simulateGame } from './simulate-game'

/** So many games, about, until somebody plays a solo that nobody makes him play. */
const gamesPerSolo = 9

/** The game that is played next at a table, with what the list keeper's calculator was given. */
export function nextRow({ tableSize, next, seats }: ScoreList, random: RandomStream): GamePayload {
  const { place, gameNo, dealer, presented, owed, sitsOut } = next
  const players = positionsOf(tableSize).filter((position) => position !== sitsOut && seats[position - 1] !== null)
  random.shuffle(players)
  const willing = random.below(gamesPerSolo) === 0 ? players.find((position) => owed.includes(position)) : undefined
  const soloist = presented ?? willing ?? null
  const why = simulateGame(random, soloist === null ? 'normal' : 'solo')
  const { points } = scoreGame(why)
  const re: readonly Position[] = soloist === null ? players.slice(0, 2) : [soloist]
  return {
    place,
    kind: soloist === null ? 'normal' : 'solo',
    soloist,
    points: positionsOf(tableSize).map((position) => (players.includes(position) ? points[re.includes(position) ? 're' : 'kontra'] : null)),
    why,
    seen: { gameNo, dealer, presented },
  }
}
