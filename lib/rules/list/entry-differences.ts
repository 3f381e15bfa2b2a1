import { gameAt } from '@/lib/rules/list/game-at'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import { sameGame } from '@/lib/rules/list/same-game'
import type { ScoreList } from '@/lib/rules/list/score-list'

/** A game that two people read differently from one paper; null where one of them has none. */
export interface EntryDifference {
  readonly place: number
  readonly gameNo: number
  readonly first: GamePayload | null
  readonly second: GamePayload | null
}

type Rows = Pick<ScoreList, 'rows'>

const places = ({ rows }: Rows): readonly number[] => rows.flatMap((row) => (row.row === 'game' ? [row.place] : []))

/** Where two independent entries of one list do not agree, in playing order (TSR 7.3.3). */
export function entryDifferences(first: Rows, second: Rows): readonly EntryDifference[] {
  const all = [...new Set([...places(first), ...places(second)])].toSorted((one, other) => one - other)
  return all.flatMap((place) => {
    const [one, other] = [gameAt(first, place), gameAt(second, place)]
    if (one && other && sameGame(one.payload, other.payload)) return []
    return [{ place, gameNo: (one ?? other)?.gameNo ?? place, first: one?.payload ?? null, second: other?.payload ?? null }]
  })
}
