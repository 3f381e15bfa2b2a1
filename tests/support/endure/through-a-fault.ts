import { setTimeout as pause } from 'node:timers/promises'
import { closeDatabase } from '@/lib/db/close-database'
import { read } from '@/lib/db/read'
import { admitDevice } from '@/lib/tournament/devices/admit-device'
import { hexId } from '@/tests/support/build-tournament'
import { checkLogs } from '@/tests/support/endure/check-logs'
import { lossyLink } from '@/tests/support/endure/lossy-link'
import { stream, type Planted, type Stream } from '@/tests/support/endure/stream'
import { streamProblems } from '@/tests/support/endure/stream-problems'
import type { StorageFault } from '@/tests/support/endure/storage-faults'
import { tableHall } from '@/tests/support/endure/table-hall'
import { randomNumbers } from '@/tests/support/random-numbers'
import { startApp } from '@/tests/support/start-app'

interface ThroughAFault extends Pick<StorageFault, 'begin'> {
  readonly tables: number
  readonly planted?: Planted
  /** Of the server. */
  readonly env?: Record<string, string>
}

const acknowledgedBy = (streams: readonly Stream[]): number => streams.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)

/** Waits until each table was refused so many times more; gives up after a while, since a server that acknowledges instead refuses nobody. */
async function refused(streams: readonly Stream[], times: number): Promise<boolean> {
  const before = streams.map(({ refusals }) => refusals.length)
  const until = Date.now() + 20_000
  while (Date.now() < until) {
    if (streams.every(({ refusals }, index) => refusals.length - (before[index] ?? 0) >= times)) return true
    await pause(10)
  }
  return false
}

async function healthOf(url: string): Promise<{ status: number; because: string | undefined }> {
  const answer = await fetch(`${url}/health`)
  const { because } = (await answer.json()) as { because?: string }
  return { status: answer.status, because }
}

/** The tables of the database of DATA_DIR or DATABASE_URL send without an end while what keeps it fails and works again; at last the server is killed. */
export async function throughAFault({ begin, tables, planted, env = {} }: ThroughAFault) {
  const hall = await tableHall(tables)
  const random = randomNumbers(tables)
  const devices = await Promise.all(hall.map(async ({ token, listId }) => {
    const deviceId = hexId()
    return { deviceId, listId, sessionToken: (await admitDevice({ deviceId, token })).sessionToken }
  }))
  await closeDatabase()
  const dataDir = process.env.DATA_DIR ?? ''
  let app = await startApp({ dataDir, env })
  const link = await lossyLink(app.url, random)
  const streams = devices.map((device) => stream(link.url, device, random, planted))
  const goOn = async (): Promise<void> => {
    const before = streams.map(({ acknowledged }) => acknowledged.size)
    while (streams.some(({ acknowledged }, index) => acknowledged.size <= (before[index] ?? 0) + 1)) await pause(10)
  }
  try {
    await goOn()
    const end = await begin(app)
    let [sawRefusals, acknowledgedMeanwhile, healthMeanwhile] = [false, 0, { status: 0, because: '' as string | undefined }]
    const begun = performance.now()
    try {
      // The first ones may still fit into what is left, or were answered before.
      sawRefusals = await refused(streams, 2)
      const before = acknowledgedBy(streams)
      sawRefusals &&= await refused(streams, 2)
      acknowledgedMeanwhile = acknowledgedBy(streams) - before
      healthMeanwhile = await healthOf(app.url)
    } finally {
      await end()
    }
    const ended = performance.now()
    if (!planted && sawRefusals) await goOn()
    const secondsToGoOn = (performance.now() - ended) / 1000
    let healthAfterwards = await healthOf(app.url)
    while (healthAfterwards.status !== 200 && performance.now() - ended < 20_000) {
      await pause(100)
      healthAfterwards = await healthOf(app.url)
    }
    const log = app.output()
    await app.kill()
    app = await startApp({ dataDir, env })
    link.leadTo(app.url)
    await Promise.all(streams.map((each) => (planted ? each.stop() : each.drain())))
    await app.stop()
    const rows = await read((reader) => reader.listOperation.findMany({ where: { kind: { not: 'device-changed' } }, orderBy: { place: 'asc' }, select: { listId: true, opId: true } }))
    const problems = [...streams.flatMap((each) => streamProblems(each, rows.filter(({ listId }) => listId === each.listId).map(({ opId }) => opId))), ...(await checkLogs())]
    const codes = new Set(streams.flatMap(({ refusals }) => refusals))
    return { problems, codes, sawRefusals, acknowledgedMeanwhile, healthMeanwhile, healthAfterwards, log, acknowledged: acknowledgedBy(streams), secondsToGoOn, seconds: (ended - begun) / 1000 }
  } finally {
    await Promise.all(streams.map((each) => each.stop()))
    await link.stop()
    await app.kill()
    await closeDatabase()
  }
}
