import type { ScoreList } from '@/lib/rules/list/score-list'
import { positionsOf, type Position } from '@/lib/rules/table/table-size'

/** Who sits at the table now, an empty seat left out. */
export const peopleOf = ({ tableSize, seats }: Pick<ScoreList, 'tableSize' | 'seats'>): readonly Position[] => positionsOf(tableSize).filter((position) => seats[position - 1] !== null)
