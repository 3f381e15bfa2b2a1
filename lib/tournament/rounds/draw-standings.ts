import type { Reader, Transaction } from '@/lib/db/open-database'
import { computeStandings } from '@/lib/tournament/standings/compute-standings'

/** The ranking by which a round is drawn, kept with the draw. */
export interface DrawStandings {
  /** The last closed round that it counts. */
  readonly afterRound: number
  /** Every list of it was checked. */
  readonly official: boolean
  /** Start numbers, the leader first. */
  readonly ranks: readonly string[]
}

/** The ranking after the last closed round before the round `number`, or null before the first is closed. */
export async function drawStandings(database: Reader | Transaction, tournamentId: string, number: number): Promise<DrawStandings | null> {
  const last = await database.round.findFirst({ where: { tournamentId, state: 'closed', number: { lt: number } }, orderBy: { number: 'desc' }, select: { number: true } })
  if (last === null) return null
  const { rows, official } = await computeStandings(database, tournamentId, last.number)
  return { afterRound: last.number, official, ranks: rows.map(({ startNumber }) => String(startNumber)) }
}
