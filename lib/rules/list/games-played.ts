import { countsAsGame } from '@/lib/rules/list/counts-as-game'
import type { ListRow } from '@/lib/rules/list/list-row'
import { positionsOf } from '@/lib/rules/table/table-size'
import type { TableSize } from '@/lib/rules/table/table-size'

/** How many games each position took part in: at a five-player table 21 to 25 (TSR 10.2.1). */
export const gamesPlayed = (tableSize: TableSize, rows: readonly ListRow[]): readonly number[] =>
  positionsOf(tableSize).map((position) => rows.filter((row) => countsAsGame(row) && row.points[position - 1] !== null).length)
