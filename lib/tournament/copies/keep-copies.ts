import { copiesHolder } from '@/lib/db/copies/copies-holder'
import { keepCopy } from '@/lib/db/copies/keep-copy'
import { read } from '@/lib/db/read'
import type { CopyAbout } from '@/lib/start/copies/copy-name.js'
import { copyIsDue } from './copy-is-due'

/** How often it is looked whether a copy is due, in milliseconds. */
const pause = 30_000

/** Keeps copies while rounds are played, and tries again after a failure, until the function it returns is called. */
export function keepCopies(): () => Promise<void> {
  let atWork: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    atWork = keepCopy(whatIsDue)
  }, pause)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await atWork
  }
}

async function whatIsDue(): Promise<CopyAbout | null> {
  const { failure, lastKept } = copiesHolder()
  const playing = await read((reader) => reader.round.findFirst({ where: { state: { in: ['released', 'ended'] } }, orderBy: { releasedAt: 'desc' }, include: { tournament: true } }))
  const about = playing ? ({ phase: 'playing', tournament: playing.tournament.slug, round: playing.number } as const) : (failure?.about ?? null)
  return copyIsDue({ failedAt: failure?.at ?? null, keptAt: lastKept, isPlaying: playing !== null }, new Date()) ? about : null
}
