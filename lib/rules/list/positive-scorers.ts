import type { RowPoints } from '@/lib/rules/list/score-row'
import type { Position } from '@/lib/rules/table/table-size'

const positions: readonly Position[] = [1, 2, 3, 4, 5]

/** The positions that scored positive points in a row, which the list has to mark (TSR 7.3.3). */
export const positiveScorers = (points: RowPoints): readonly Position[] => positions.filter((position) => (points[position - 1] ?? 0) > 0)
