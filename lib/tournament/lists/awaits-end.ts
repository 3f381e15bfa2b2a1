import { isHandedIn } from '@/lib/rules/list/is-handed-in'
import type { ScoreList } from '@/lib/rules/list/score-list'

/** Whether the end of the playing time is still to be announced at a table: it was not yet, and there are games left that it concerns. */
export const awaitsEnd = (list: Pick<ScoreList, 'end' | 'next' | 'submitted' | 'checked' | 'totalsOnly'>): boolean => list.end === null && list.next.remaining > 0 && !isHandedIn(list)
