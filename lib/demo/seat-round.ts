import { drawRound } from '@/lib/tournament/rounds/draw-round'
import { publishRound } from '@/lib/tournament/rounds/publish-round'
import type { DemoTournament } from './demo-tournament'
import { seenRound } from './seen-round'

/** Draws the next round and publishes it; gives its id. */
export async function seatRound({ tournamentId, management: { actor } }: DemoTournament, seed: string): Promise<string> {
  const { roundId } = await drawRound({ tournamentId, actor, seed, replaces: null })
  await publishRound(await seenRound(tournamentId, roundId, actor))
  return roundId
}
