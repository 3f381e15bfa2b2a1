import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { closeDatabase } from '@/lib/db/close-database'
import { admitDevice } from '@/lib/tournament/devices/admit-device'
import { hexId } from '@/tests/support/build-tournament'
import { lossyLink } from '@/tests/support/endure/lossy-link'
import { stream } from '@/tests/support/endure/stream'
import { storedProblems } from '@/tests/support/endure/stored-problems'
import { tableHall } from '@/tests/support/endure/table-hall'
import { randomNumbers } from '@/tests/support/random-numbers'
import { startApp, type App } from '@/tests/support/start-app'

/** Somebody whose request arrives in part and never goes on. */
function halfARequest({ url }: App): void {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => socket.destroy())
  socket.write('POST /api/device/operations HTTP/1.1\r\nHost: hall\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"operations":')
}

/** The server of DATA_DIR or DATABASE_URL is asked to stop and started anew, again and again, in the middle of what every table sends. */
export async function restartAgainAndAgain({ restarts, tables }: { readonly restarts: number; readonly tables: number }) {
  const hall = await tableHall(tables)
  const devices = await Promise.all(hall.map(async ({ token, listId }) => {
    const deviceId = hexId()
    return { deviceId, listId, sessionToken: (await admitDevice({ deviceId, token })).sessionToken }
  }))
  await closeDatabase()
  const dataDir = process.env.DATA_DIR ?? ''
  const random = randomNumbers(restarts)
  let app = await startApp({ dataDir })
  const link = await lossyLink(app.url, random)
  const streams = devices.map((device) => stream(link.url, device, random))
  const acknowledged = () => streams.reduce((sum, each) => sum + each.acknowledged.size, 0)
  const [codes, stops, starts]: [(number | null)[], number[], number[]] = [[], [], []]
  let inFlight = 0
  try {
    for (let restart = 0; restart < restarts; restart += 1) {
      const before = acknowledged()
      while (acknowledged() - before < tables) await pause(5)
      halfARequest(app)
      await pause(random() * 100)
      inFlight += streams.filter((each) => each.inFlight()).length
      const asked = performance.now()
      codes.push(await app.stop())
      const stopped = performance.now()
      stops.push(stopped - asked)
      app = await startApp({ dataDir })
      await (await fetch(`${app.url}/health`)).text()
      starts.push(performance.now() - stopped)
      link.leadTo(app.url)
    }
    await Promise.all(streams.map((each) => each.drain()))
  } finally {
    await Promise.all(streams.map((each) => each.stop()))
    await link.stop()
    await app.stop()
  }
  const problems = await storedProblems(streams)
  return { problems, codes, stops, starts, inFlight, acknowledged: acknowledged() }
}
