import { sceneOfPlace } from '@/lib/rules/list/scene-of-place'
import type { ScoreList } from '@/lib/rules/list/score-list'

/** The number of the game at a place, as the list shows it now. */
export const gameNoOf = (list: Pick<ScoreList, 'rows' | 'next'>, place: number): number => sceneOfPlace(list, place)?.gameNo ?? list.next.gameNo
