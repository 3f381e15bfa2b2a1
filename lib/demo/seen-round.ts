import { read } from '@/lib/db/read'
import type { SeenRound } from '@/lib/tournament/rounds/change-round'

/** A round as somebody sees it who has just looked. */
export async function seenRound(tournamentId: string, roundId: string, actor: string): Promise<SeenRound> {
  const { version } = await read((reader) => reader.round.findUniqueOrThrow({ where: { id: roundId } }))
  return { tournamentId, roundId, version, actor }
}
