import { randomBytes } from 'node:crypto'
import { read } from '@/lib/db/read'
import { randomStream } from '@/lib/draw/random'
import { checkList } from '@/lib/tournament/lists/check-list'
import { closeRound } from '@/lib/tournament/rounds/close-round'
import { endRound } from '@/lib/tournament/rounds/end-round'
import { releaseRound } from '@/lib/tournament/rounds/release-round'
import type { DemoClock } from './demo-clock'
import { demoPhone } from './demo-phone'
import type { DemoTournament } from './demo-tournament'
import { handIn } from './hand-in'
import { playList } from './play-list'
import { seatRound } from './seat-round'
import { seenRound } from './seen-round'

const releasedAgo = 265
const minutesPerGame = 4

/** A whole round: drawn, played at every table, handed in, checked and closed. */
export async function firstRound(demo: DemoTournament, seed: string, clock: DemoClock): Promise<void> {
  const { tournamentId, management, referee } = demo
  clock.minutesAgo(releasedAgo + 15)
  const roundId = await seatRound(demo, seed)
  clock.minutesAgo(releasedAgo)
  await releaseRound(await seenRound(tournamentId, roundId, referee.actor))
  const tables = await read((reader) => reader.table.findMany({ where: { roundId }, orderBy: { number: 'asc' } }))
  for (const { number, size } of tables) {
    clock.minutesAgo(releasedAgo + 3)
    const phone = await demoPhone(tournamentId, number)
    await playList(phone, size * 6, { clock, random: randomStream(seed, 1, `table ${String(number)}`), releasedAgo, minutesPerGame })
    await handIn(phone)
    const { versions } = await phone.see()
    await checkList(management, { tournamentId, listId: phone.listId, opId: randomBytes(16).toString('hex'), baseVersion: versions.state ?? 0, length: 0 })
  }
  clock.minutesAgo(115)
  await endRound(await seenRound(tournamentId, roundId, referee.actor))
  await closeRound(await seenRound(tournamentId, roundId, management.actor))
}
