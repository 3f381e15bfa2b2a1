import type { ScoreList } from '@/lib/rules/list/score-list'

/** Whether a table keeps paper of which nothing has been typed: it says nothing until then, so it is never late, nobody knows. */
export const keepsPaper = ({ keeper, rows, totalsOnly }: Pick<ScoreList, 'keeper' | 'rows' | 'totalsOnly'>): boolean => keeper.device === null && rows.length === 0 && !totalsOnly
