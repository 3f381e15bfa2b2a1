import type { RandomStream } from '@/lib/draw/random'
import type { DemoClock } from './demo-clock'
import type { DemoPhone } from './demo-phone'
import { nextRow } from './next-row'

export interface Pace {
  readonly clock: DemoClock
  readonly random: RandomStream
  /** When play was released, in minutes before the demo. */
  readonly releasedAgo: number
  readonly minutesPerGame: number
}

/** Plays and types games, one after the other, until so many are on the list or none is left. */
export async function playList(phone: DemoPhone, games: number, { clock, random, releasedAgo, minutesPerGame }: Pace): Promise<void> {
  for (let list = await phone.see(); list.rows.length < games && list.next.remaining > 0; list = await phone.see()) {
    clock.minutesAgo(releasedAgo - (list.rows.length + 1) * minutesPerGame)
    await phone.send('game-entered', nextRow(list, random))
  }
}
