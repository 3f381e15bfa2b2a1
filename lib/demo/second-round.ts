import { read } from '@/lib/db/read'
import { randomStream } from '@/lib/draw/random'
import { releaseRound } from '@/lib/tournament/rounds/release-round'
import type { DemoClock } from './demo-clock'
import { demoPhone } from './demo-phone'
import type { DemoTournament } from './demo-tournament'
import { playList } from './play-list'
import { seatRound } from './seat-round'
import { seenRound } from './seen-round'
import { scenesOfFour, sceneOfFive } from './table-scenes'

const releasedAgo = 75
/** A table that is not late types its last game just now. */
const upToNow = releasedAgo - 1

/** A round in its 75th minute, with a table for everything that the board can show. Gives the tokens of the phones that go on asking. */
export async function secondRound(demo: DemoTournament, seed: string, clock: DemoClock): Promise<string[]> {
  const { tournamentId, referee } = demo
  clock.minutesAgo(100)
  const roundId = await seatRound(demo, seed)
  clock.minutesAgo(releasedAgo)
  await releaseRound(await seenRound(tournamentId, roundId, referee.actor))
  const tables = await read((reader) => reader.table.findMany({ where: { roundId }, orderBy: { number: 'asc' } }))
  const scenes = [...scenesOfFour]
  const tokens: string[] = []
  for (const { number, size } of tables) {
    const scene = size === 5 ? sceneOfFive : scenes.shift()
    // Paper needs no phone, and a larger field more tables than there are scenes.
    if (!scene) continue
    clock.minutesAgo(releasedAgo + 4)
    const phone = await demoPhone(tournamentId, number)
    const pace = { clock, random: randomStream(seed, 2, `table ${String(number)}`), releasedAgo, minutesPerGame: upToNow / Math.max(17, scene.games) }
    await playList(phone, scene.games, pace)
    await scene.then?.({ ...demo, tableNumber: number, phone, pace })
    if (!scene.silent) tokens.push(phone.token)
  }
  return tokens
}
