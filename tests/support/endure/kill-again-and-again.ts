import { setTimeout as pause } from 'node:timers/promises'
import { closeDatabase } from '@/lib/db/close-database'
import { admitDevice } from '@/lib/tournament/devices/admit-device'
import { hexId } from '@/tests/support/build-tournament'
import { lossyLink } from '@/tests/support/endure/lossy-link'
import { stream, type AdmittedDevice, type Planted, type Stream } from '@/tests/support/endure/stream'
import { storedProblems } from '@/tests/support/endure/stored-problems'
import { tableHall } from '@/tests/support/endure/table-hall'
import { randomNumbers } from '@/tests/support/random-numbers'
import { startApp, type App } from '@/tests/support/start-app'

interface Kills {
  readonly kills: number
  readonly tables: number
  readonly planted?: Planted
}

/** The server of DATA_DIR or DATABASE_URL is killed again and again while every table sends through a link that loses 30 % of the requests and 30 % of the answers. */
export async function killAgainAndAgain({ kills, tables, planted }: Kills) {
  const hall = await tableHall(tables)
  const devices = await Promise.all(hall.map(({ token, listId }) => admitted(token, listId)))
  await closeDatabase()
  const start = (): Promise<App> => startApp({ dataDir: process.env.DATA_DIR ?? '' })
  const random = randomNumbers(kills)
  let app = await start()
  const link = await lossyLink(app.url, random)
  const streams = devices.map((device) => stream(link.url, device, random, planted))
  link.be({ losesRequests: 0.3, losesAnswers: 0.3 })
  const begun = performance.now()
  let [inFlight, slowestStart] = [0, 0]
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      // In the middle: this server has acknowledged something to many of them, and goes on doing so.
      const before = acknowledgedBy(streams)
      while (acknowledgedBy(streams) - before < tables / 2) await pause(5)
      await pause(random() * 100)
      inFlight += streams.filter((each) => each.inFlight()).length
      await app.kill()
      const killed = performance.now()
      app = await start()
      slowestStart = Math.max(slowestStart, performance.now() - killed)
      link.leadTo(app.url)
    }
    link.be({})
    await Promise.all(streams.map((each) => (planted ? each.stop() : each.drain())))
  } finally {
    await Promise.all(streams.map((each) => each.stop()))
    await link.stop()
    await app.stop()
  }
  const problems = await storedProblems(streams)
  return { problems, acknowledged: acknowledgedBy(streams), inFlight, slowestStart, counts: link.counts(), seconds: (performance.now() - begun) / 1000 }
}

const acknowledgedBy = (streams: readonly Stream[]): number => streams.reduce((sum, each) => sum + each.acknowledged.size, 0)

async function admitted(token: string, listId: string): Promise<AdmittedDevice> {
  const deviceId = hexId()
  const { sessionToken } = await admitDevice({ deviceId, token })
  return { deviceId, listId, sessionToken }
}
