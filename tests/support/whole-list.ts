import type { GamePayload } from '@/lib/rules/list/game-payload'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { operationOn } from './build-tournament'
import { typed } from './typed'

const positions = [1, 2, 3, 4] as const

/** Four compulsory solos, each lost, which comes to zero for everybody, then twenty normal games that the first two positions win by two: +40 +40 -40 -40. */
const games: readonly GamePayload[] = [
  ...positions.map((soloist, index) => typed.solo(index + 1, soloist, positions.map((position) => (position === soloist ? -3 : 1)))),
  ...Array.from({ length: 20 }, (_, index) => typed.normal(index + 5)),
]

/** Types, confirms and hands in the whole list of a four-player table, as its device does. */
export async function handInWholeList(listId: string): Promise<void> {
  const operations = [
    ...games.map((game) => operationOn(listId, 'game-entered', game)),
    ...positions.map((position) => operationOn(listId, 'list-confirmed', { position })),
    operationOn(listId, 'list-submitted', { version: games.length + positions.length }),
  ]
  const outcomes = await appendOperations('device:test', operations)
  const failed = outcomes.find(({ outcome }) => outcome !== 'stored')
  if (failed) throw new Error(JSON.stringify(failed))
}
