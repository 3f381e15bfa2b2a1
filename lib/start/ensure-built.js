import { fingerprint } from './fingerprint.js'
import { say } from './messages.js'
import { onlyWhenChanged } from './only-when-changed.js'
import { runNode } from './run-node.js'
import { StartProblem } from './start-problem.js'

const sources = ['app', 'components', 'lib', 'prisma/schema.prisma', 'public', 'next.config.js', 'postcss.config.js', 'tsconfig.json', 'package-lock.json']
const results = ['lib/db/generated']

/** Builds pages and server when a source has changed since the last build. */
export async function ensureBuilt() {
  await onlyWhenChanged('.next/built-from', fingerprint(sources, results), async () => {
    process.stdout.write(`${say('building')}\n`)
    const { code, output } = await runNode(['node_modules/next/dist/bin/next', 'build'], { env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }, quiet: true })
    if (code !== 0) {
      process.stderr.write(output)
      throw new StartProblem('build-failed')
    }
    const { buildListWorker } = await import('./build-list-worker.js')
    await buildListWorker()
    const { buildServer } = await import('./build-server.js')
    await buildServer()
  })
}
