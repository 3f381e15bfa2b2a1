import { isHandedIn } from '@/lib/rules/list/is-handed-in'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { Entry } from './append-to-lists'

/** Extra minutes for a list, or nothing where nothing is left to play. */
export const extraTimeEntries = (list: ScoreList, minutes: number, reason: string): readonly Entry[] => (isHandedIn(list) ? [] : [{ kind: 'extra-time-granted', payload: { minutes, reason } }])
