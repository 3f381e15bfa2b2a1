import { gameAt } from '@/lib/rules/list/game-at'
import type { Scene } from '@/lib/rules/list/scene-of'
import type { ScoreList } from '@/lib/rules/list/score-list'

/** The situation of a typed game, or of the coming one; null when there is none at this place (TSR 3.3.1). */
export function sceneOfPlace(list: Pick<ScoreList, 'rows' | 'next'>, place: number): Scene | null {
  const { next } = list
  if (place !== next.place) return gameAt(list, place)
  const { dealer, scheduledDealer, lead } = next
  return dealer === null || scheduledDealer === null || lead === null ? null : { ...next, dealer, scheduledDealer, lead }
}
