import type { ScoreList } from '@/lib/rules/list/score-list'

/** Whether a table has nothing left to play or to write: the list is handed in, or only its totals came from paper (TSR 7.3.4). */
export const isHandedIn = ({ submitted, checked, totalsOnly }: Pick<ScoreList, 'submitted' | 'checked' | 'totalsOnly'>): boolean => submitted !== null || checked !== null || totalsOnly
