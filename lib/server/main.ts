import { storageProblem } from '@/lib/db/storage-problem'
import { readSettings } from '@/lib/server/settings'
import { serve } from '@/lib/server/serve'
import { logFailure } from '@/lib/server/log-failure'
import { say } from '@/lib/start/messages.js'
import { StartProblem } from '@/lib/start/start-problem.js'

const dev = process.argv.includes('--dev')
// Next and React choose their builds by this when they are loaded, which is why serve imports Next late.
Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' })

try {
  await serve(readSettings(process.env, process.argv.includes('--hall')), dev)
} catch (error) {
  const storage = storageProblem(error)
  // A full disk lies behind many a failure with a reason of its own, and none of their remedies helps then.
  if (error instanceof StartProblem && storage !== 'full') process.stderr.write(`${say(error.code, error.params)}\n`)
  else if (storage) process.stderr.write(`${say(`storage-${storage}`)}\n`)
  else logFailure(error)
  process.exit(1)
}
