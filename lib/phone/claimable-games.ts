import { gameAt } from '@/lib/rules/list/game-at'
import type { ScoreList } from '@/lib/rules/list/score-list'

interface ClaimableGame {
  readonly place: number
  readonly gameNo: number
  readonly isRunning: boolean
}

/** The games a claim can be about: the one being played, and the one just entered; the likelier first. */
export function claimableGames(list: Pick<ScoreList, 'rows' | 'next'>): readonly ClaimableGame[] {
  const { place, gameNo, dealer } = list.next
  const before = gameAt(list, place - 1)
  return [
    ...(dealer === null ? [] : [{ place, gameNo, isRunning: true }]),
    ...(before === null ? [] : [{ place: before.place, gameNo: before.gameNo, isRunning: false }]),
  ]
}
