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
  if (error instanceof StartProblem) process.stderr.write(`${say(error.code, error.params)}\n`)
  else logFailure(error)
  process.exit(1)
}
