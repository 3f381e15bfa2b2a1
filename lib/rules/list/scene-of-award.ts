import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { Scene } from '@/lib/rules/list/scene-of'
import { sceneOfPlace } from '@/lib/rules/list/scene-of-place'
import type { ScoreList } from '@/lib/rules/list/score-list'

/**
 * The situation in which an award stands. One that has its row already stands where this row does: what it did to the order of dealing
 * must not be held against the decision that changes it (TSR 8.2.1, 9.4.4).
 */
export function sceneOfAward(list: Pick<ScoreList, 'rows' | 'next'>, { penaltyId, place }: Pick<PenaltyPayload, 'penaltyId' | 'place'>): Scene | null {
  const own = list.rows.find((row) => row.row === 'penalty' && row.penaltyId === penaltyId && row.place === place)
  return own?.row === 'penalty' ? own : sceneOfPlace(list, place)
}
