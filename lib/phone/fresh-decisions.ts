import type { ScoreList } from '@/lib/rules/list/score-list'

export type Decision = ScoreList['penalties'][number]

/** When the last word on a penalty was said, in the order of folding. */
const lastWord = ({ stamp, decided, cancelled }: Decision): number => Math.max(stamp.order, decided?.order ?? 0, cancelled?.order ?? 0)

/** Decisions that a table still has to look at: those that nobody has countersigned, and those after which no game was entered. */
export function freshDecisions({ rows, penalties }: Pick<ScoreList, 'rows' | 'penalties'>): readonly Decision[] {
  const lastGame = Math.max(-1, ...rows.flatMap((row) => (row.row === 'game' ? [(row.history[0] ?? row).stamp.order] : [])))
  return penalties.filter((penalty) => penalty.status === 'unsigned' || (penalty.status !== 'challenged' && lastWord(penalty) > lastGame))
}
