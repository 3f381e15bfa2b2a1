import type { TableSize } from '@/lib/rules/table/table-size'

/** What a complete round of a table holds: rows in the normal rubric and one compulsory solo for each seat. */
export interface GamesInRound {
  readonly normal: number
  readonly solos: number
  readonly total: number
}

const rounds: Readonly<Record<TableSize, GamesInRound>> = {
  4: { normal: 20, solos: 4, total: 24 },
  5: { normal: 25, solos: 5, total: 30 },
}

/** The games of one round: 24 at a four-player table, 30 at a five-player table, the compulsory solos among them (TSR 8.5.1, 10.1.5). */
export const gamesInRound = (tableSize: TableSize): GamesInRound => rounds[tableSize]
