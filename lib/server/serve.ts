import { createServer, type Server } from 'node:http'

import { serverSecret } from '@/lib/auth/server-secret'
import { closeDatabase } from '@/lib/db/close-database'
import { dataFolder } from '@/lib/db/data-folder'
import { makeDataFolder } from '@/lib/db/make-data-folder'
import { openAtStart } from '@/lib/db/open-at-start'
import { watchStorage } from '@/lib/db/watch-storage'
import { announce } from '@/lib/server/announce'
import { beforeSetUp } from '@/lib/server/before-set-up'
import { databaseAnswers } from '@/lib/server/database-answers'
import { health } from '@/lib/server/health'
import { listen } from '@/lib/server/listen'
import { nextPages } from '@/lib/server/next-pages'
import { refuseBrokenRequest } from '@/lib/server/refuse-broken-request'
import { requestListener } from '@/lib/server/request-listener'
import type { Settings } from '@/lib/server/settings'
import { setUpState } from '@/lib/server/set-up-state'
import { stopListening } from '@/lib/server/stop-listening'
import { undecodableAddress } from '@/lib/server/undecodable-address'
import { packageVersion } from '@/lib/server/package-version'
import { copyTrouble } from '@/lib/tournament/copies/copy-trouble'
import { keepCopies } from '@/lib/tournament/copies/keep-copies'
import { isSetUp } from '@/lib/tournament/instance/is-set-up'
import { recordStart } from '@/lib/tournament/instance/record-start'
import { savingTrouble } from '@/lib/tournament/instance/saving-trouble'
import { say } from '@/lib/start/messages.js'

/** Runs the whole product in this process until it is told to stop. */
export async function serve(settings: Settings, dev: boolean): Promise<void> {
  const { publicUrl } = settings
  // With PostgreSQL the folder still keeps the secrets.
  makeDataFolder(dataFolder())
  await openAtStart()
  // Asked for now, so that a weak one is refused before anything was signed with it.
  serverSecret()
  const server = createServer()
  server.on('clientError', refuseBrokenRequest(publicUrl))
  await listen(server, settings)
  rememberAddress(settings, server.address())

  // Who asks during these first moments waits for the answer instead of being turned away.
  const ready = nextPages(settings, dev)
  const setUp = setUpState(isSetUp)
  const listener = ready.then(({ answerers, pages }) =>
    requestListener({ answerers: [undecodableAddress, beforeSetUp(setUp), health(findTrouble), ...answerers], pages, setUp, publicUrl, dev }),
  )
  server.on('request', (request, response) => void listener.then((answer) => answer(request, response)))
  const { close } = await ready

  const stopCopies = keepCopies()
  const stopWatch = watchStorage()
  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    // What still hangs then was acknowledged to nobody: a database that has gone silent, another program's lock.
    setTimeout(end, longestStop).unref()
    await stopListening(server)
    await close()
    stopWatch()
    await stopCopies()
    await closeDatabase()
    end()
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  await recordStart(packageVersion())
  await announce(settings)
}

/** In milliseconds: a stop is promised within five seconds. */
const longestStop = 4_500

function end(): never {
  process.stdout.write(`${say('stopped')}\n`)
  process.exit(0)
}

/** What keeps the process from serving as it should. A copy that fails is told as well, before somebody needs it. */
async function findTrouble(): Promise<string | null> {
  const saving = await savingTrouble()
  if (saving !== null) return saving
  if (!(await databaseAnswers())) return 'database-does-not-answer'
  return copyTrouble() === null ? null : 'no-copy'
}

/** Pages and routes make links and know their own addresses by these two; port 0 becomes a real one only by listening. */
function rememberAddress({ host }: Settings, bound: ReturnType<Server['address']>): void {
  process.env.HOST = host
  if (bound !== null && typeof bound === 'object') process.env.PORT = String(bound.port)
}
