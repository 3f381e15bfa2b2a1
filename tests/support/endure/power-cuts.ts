import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { closeDatabase } from '@/lib/db/close-database'
import { admitDevice } from '@/lib/tournament/devices/admit-device'
import { hexId } from '@/tests/support/build-tournament'
import { cutPower } from '@/tests/support/endure/cut-power'
import { stream } from '@/tests/support/endure/stream'
import { tableHall } from '@/tests/support/endure/table-hall'
import { traceServer, type ServerTrace } from '@/tests/support/endure/trace-server'
import { randomNumbers } from '@/tests/support/random-numbers'
import { startApp } from '@/tests/support/start-app'

interface PowerCuts {
  /** How many acknowledgements are looked at one by one, before the cuts begin. */
  readonly acknowledgements: number
  readonly cuts: number
  /** Of the server. */
  readonly env?: Record<string, string>
}

/** Most cuts by chance would fall between two writes, where there is little to lose. */
async function untilWriting(trace: ServerTrace): Promise<void> {
  const until = performance.now() + 500
  for (let facts = trace.facts(); facts.written === facts.durable && performance.now() < until; facts = trace.facts()) await nextTurn()
}

/** Looks on while a server acknowledges what one table sends, then cuts its power again and again in the middle of what five send. */
export async function powerCuts({ acknowledgements, cuts, env = {} }: PowerCuts) {
  const folder = mkdtempSync(join(tmpdir(), 'karlchen-power-'))
  process.env.DATA_DIR = join(folder, 'data')
  const hall = await tableHall(6)
  const random = randomNumbers(cuts)
  const devices = await Promise.all(hall.map(async ({ token, listId }) => {
    const deviceId = hexId()
    return { deviceId, listId, sessionToken: (await admitDevice({ deviceId, token })).sessionToken }
  }))
  await closeDatabase()
  const app = await startApp({ dataDir: process.env.DATA_DIR, env })
  const trace = await traceServer(app.pid, join(folder, 'trace'))
  const [first, ...others] = devices
  if (!first) throw new Error('The hall has tables.')
  const alone = stream(app.url, first, random)
  let streams = [alone]
  const acknowledged = () => streams.flatMap((each) => [...each.acknowledged])
  try {
    while (alone.acknowledged.size < acknowledgements) await pause(10)
    await alone.stop()
    const before = { ...trace.facts(), acknowledged: alone.acknowledged.size }
    streams = [alone, ...others.map((device) => stream(app.url, device, random))]
    const problems: string[] = []
    let inFlight = 0
    for (let cut = 0; cut < cuts; cut += 1) {
      const seen = acknowledged().length
      while (acknowledged().length === seen) await pause(1)
      if (cut % 3 === 0) await pause(random() * 30)
      else await untilWriting(trace)
      const after = await cutPower({ app, trace, folder, random, acknowledged })
      problems.push(...after.problems)
      if (after.inFlight > 0) inFlight += 1
    }
    return { before, problems, inFlight, acknowledged: acknowledged().length }
  } finally {
    await trace.stop()
    await Promise.all(streams.map((each) => each.stop()))
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
