import type { Reader } from '@/lib/db/open-database'
import type { DrawMode } from '@/lib/draw/plan-input'
import { drawRecordOf } from './draw-record'
import { staleDraw, type StaleDraw } from './stale-draw'

/** How a round was drawn, for everybody who asks later. */
export interface DrawFacts {
  readonly number: number
  readonly mode: DrawMode
  /** The ranking that people were seated by; null for the lot alone. */
  readonly standings: { readonly afterRound: number; readonly official: boolean } | null
  readonly seed: string
  readonly drawnAt: string
  /** Asked of rounds that are not over yet. */
  readonly stale: StaleDraw | null
}

/** How the rounds that stand were drawn, in order. */
export async function drawFacts(database: Reader, tournamentId: string): Promise<DrawFacts[]> {
  const rounds = await database.round.findMany({ where: { tournamentId, state: { notIn: ['draft', 'archived'] } }, orderBy: { number: 'asc' }, select: { number: true, state: true, drawRecord: true } })
  const facts: DrawFacts[] = []
  for (const { number, state, drawRecord } of rounds) {
    const record = drawRecordOf(drawRecord)
    const { mode, seed, drawnAt, standings } = record
    const stale = state === 'closed' ? null : await staleDraw(database, tournamentId, number, record)
    facts.push({ number, mode, seed, drawnAt, stale, standings: standings && { afterRound: standings.afterRound, official: standings.official } })
  }
  return facts
}
