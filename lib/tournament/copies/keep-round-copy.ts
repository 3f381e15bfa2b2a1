import { keepCopy } from '@/lib/db/copies/keep-copy'
import { read } from '@/lib/db/read'
import type { CopyOfRound } from '@/lib/start/copies/copy-name.js'

/** Keeps a copy named after the round, after what was done to it is on the disk: whatever becomes of the copy, the act stands. */
export async function keepRoundCopy(phase: CopyOfRound['phase'], roundId: string): Promise<void> {
  await keepCopy(async () => {
    const round = await read((reader) => reader.round.findUnique({ where: { id: roundId }, include: { tournament: true } }))
    return round && { phase, tournament: round.tournament.slug, round: round.number }
  })
}
