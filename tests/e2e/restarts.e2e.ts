import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { onBothDatabases } from '@/tests/support/both-databases'
import { restartAgainAndAgain } from '@/tests/support/endure/restart-again-and-again'
import { silentWire } from '@/tests/support/endure/silent-wire'
import { startApp, type App } from '@/tests/support/start-app'

/** `npm run endure restarts` takes 20 with a whole hall, and looks at the clock as strictly as the goal is. */
const isLong = process.env.RESTARTS !== undefined
const restarts = Number(process.env.RESTARTS ?? 1)
const tables = Number(process.env.TABLES ?? 10)

/** In milliseconds. A machine that is busy with other tests may take longer than one at a tournament. */
const limits = isLong ? { stop: 5_000, start: 3_000 } : { stop: 20_000, start: 30_000 }

// Beside PostgreSQL the secret comes from outside.
process.env.SECRET ??= 'only for the tests, thirty-two characters and more'

const slowest = (times: readonly number[]) => Math.max(...times)

/** Keeps the database of the server from answering, or from taking anything. */
async function hang(kind: string, app: App, silence: () => void): Promise<() => void> {
  if (kind === 'postgresql') {
    silence()
    return () => undefined
  }
  const other = new Database(join(app.dataDir, 'karlchen.db'))
  other.exec('BEGIN IMMEDIATE')
  return await Promise.resolve(() => other.close())
}

await onBothDatabases('a server that is asked to stop', (kind) => {
  it(`and started anew in the middle of what ${tables} tables send ends and serves again and has all that it acknowledged, after ${restarts} of them`, async () => {
    const { problems, codes, stops, starts, inFlight, acknowledged } = await restartAgainAndAgain({ restarts, tables })
    process.stdout.write(`${restarts} restarts x ${tables} tables on ${kind}: ${acknowledged} acknowledged, ${inFlight} on their way, slowest stop ${slowest(stops).toFixed(0)} ms, slowest start ${slowest(starts).toFixed(0)} ms\n`)
    expect(problems).toEqual([])
    expect(new Set(codes)).toEqual(new Set([0]))
    expect(inFlight).toBeGreaterThan(0)
    expect(slowest(stops)).toBeLessThan(limits.stop)
    expect(slowest(starts)).toBeLessThan(limits.start)
  }, 600_000)

  it('ends although its database hangs, with something on its way that is acknowledged to nobody', async () => {
    const wire = kind === 'postgresql' ? await silentWire(process.env.DATABASE_URL ?? '') : null
    const app = await startApp({ dataDir: process.env.DATA_DIR ?? '', env: wire ? { DATABASE_URL: wire.url } : {} })
    const release = await hang(kind, app, () => wire?.fallSilent())
    const token = new URLSearchParams(new URL(app.setUpLink ?? '').hash.slice(1)).get('t')
    const answer = fetch(`${app.url}/api/set-up`, {
      method: 'POST',
      headers: { Origin: app.url, 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, name: 'Anna', email: 'anna@club.example', password: 'zehn Zeichen' }),
    }).then(({ status }) => status, () => 'nothing')
    await new Promise((resolve) => setTimeout(resolve, 300))
    const asked = performance.now()
    expect(await app.stop()).toBe(0)
    process.stdout.write(`stopped on ${kind} in ${(performance.now() - asked).toFixed(0)} ms although its database hangs\n`)
    expect(performance.now() - asked).toBeLessThan(limits.stop)
    expect(await answer).not.toBe(200)
    release()
    wire?.stop()
  })
})
