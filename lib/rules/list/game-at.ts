import type { GameRow } from '@/lib/rules/list/list-row'
import type { ScoreList } from '@/lib/rules/list/score-list'

/** The row of the game typed at a place, or null when none is (TSR 7.3.1). */
export const gameAt = ({ rows }: Pick<ScoreList, 'rows'>, place: number): GameRow | null =>
  rows.find((row): row is Extract<typeof row, { row: 'game' }> => row.row === 'game' && row.place === place) ?? null
