import { createServer } from 'node:http'

import { closeDatabase } from '@/lib/db/close-database'
import { dataFolder } from '@/lib/db/data-folder'
import { makeDataFolder } from '@/lib/db/make-data-folder'
import { openAtStart } from '@/lib/db/open-at-start'
import { databaseAnswers } from '@/lib/server/database-answers'
import { health } from '@/lib/server/health'
import { listen } from '@/lib/server/listen'
import { nextPages } from '@/lib/server/next-pages'
import { refuseBrokenRequest } from '@/lib/server/refuse-broken-request'
import { requestListener } from '@/lib/server/request-listener'
import type { Settings } from '@/lib/server/settings'
import { stopListening } from '@/lib/server/stop-listening'
import { undecodableAddress } from '@/lib/server/undecodable-address'
import { packageVersion } from '@/lib/server/package-version'
import { offerSetUp } from '@/lib/tournament/accounts/offer-set-up'
import { recordStart } from '@/lib/tournament/instance/record-start'
import { say } from '@/lib/start/messages.js'

/** Runs the whole product in this process until it is told to stop. */
export async function serve(settings: Settings, dev: boolean): Promise<void> {
  const { publicUrl } = settings
  // With PostgreSQL the folder still keeps the secrets.
  makeDataFolder(dataFolder())
  await openAtStart()
  const server = createServer()
  server.on('clientError', refuseBrokenRequest(publicUrl))
  await listen(server, settings)

  // Who asks during these first moments waits for the answer instead of being turned away.
  const ready = nextPages(settings, dev)
  const listener = ready.then(({ answerers, pages }) =>
    requestListener({ answerers: [undecodableAddress, health(databaseAnswers), ...answerers], pages, publicUrl, dev }),
  )
  server.on('request', (request, response) => void listener.then((answer) => answer(request, response)))
  const { close } = await ready

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    await stopListening(server)
    await close()
    await closeDatabase()
    process.stdout.write(`${say('stopped')}\n`)
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  const url = publicUrl ?? addressOf(server.address())
  await recordStart(packageVersion())
  const token = await offerSetUp()
  process.stdout.write(`${say('running', { url })}\n`)
  if (token !== null) process.stdout.write(`${say('setUp', { url: `${url}/set-up#t=${token}` })}\n`)
}

function addressOf(bound: ReturnType<ReturnType<typeof createServer>['address']>): string {
  if (bound === null || typeof bound === 'string') return String(bound)
  const host = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address
  return `http://${host}:${bound.port}`
}
