import type { Reader } from '@/lib/db/open-database'
import { correctedAt } from '@/lib/tournament/standings/corrected-at'
import type { DrawRecord } from './draw-record'
import { drawStandings } from './draw-standings'

/** What a draw did not know yet. */
export interface StaleDraw {
  /** When an earlier round was corrected after the draw, ISO; null when the standings moved on in another way. */
  readonly correctedAt: string | null
  /** The ranks that people were seated by are others now. */
  readonly ranksChanged: boolean
}

/** Whether the standings have changed since the round `number` was drawn: null when they have not. */
export async function staleDraw(database: Reader, tournamentId: string, number: number, { drawnAt, standings }: Pick<DrawRecord, 'drawnAt' | 'standings'>): Promise<StaleDraw | null> {
  const corrections = [...(await correctedAt(database, tournamentId))].filter(([round, time]) => round < number && time.toISOString() > drawnAt)
  const last = corrections.map(([, time]) => time.toISOString()).toSorted().at(-1) ?? null
  const now = standings && (await drawStandings(database, tournamentId, number))
  const ranksChanged = standings !== null && now?.ranks.join(' ') !== standings.ranks.join(' ')
  return last !== null || ranksChanged ? { correctedAt: last, ranksChanged } : null
}
