import { ensureBuilt } from './ensure-built.js'
import { orSayWhy } from './or-say-why.js'
import { prepare } from './prepare.js'
import { runNode } from './run-node.js'

/**
 * The long runs by name: tests that `npm test` runs in small, here as long as they are meant to be.
 * @type {Record<string, { file: string, env: Record<string, string> }>}
 */
const runs = {
  kills: { file: 'tests/e2e/kills.e2e.ts', env: { KILLS: '200', TABLES: '75' } },
  races: { file: 'tests/tournament/close-races.test.ts', env: { RACES: '1000' } },
  offline: { file: 'tests/e2e/offline.e2e.ts', env: { ENDURE: '1' } },
  hall: { file: 'tests/e2e/lossy-hall.e2e.ts', env: { TABLES: '75' } },
  power: { file: 'tests/e2e/power-cuts.e2e.ts', env: { ACKNOWLEDGEMENTS: '200', CUTS: '500' } },
  storage: { file: 'tests/e2e/storage-faults.e2e.ts', env: { TABLES: '75' } },
  restarts: { file: 'tests/e2e/restarts.e2e.ts', env: { RESTARTS: '20', TABLES: '75' } },
  restore: { file: 'tests/e2e/restored-hall.e2e.ts', env: { TABLES: '75' } },
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in runs))
if (unknown.length > 0) {
  process.stderr.write(`There is no long run called ${unknown.join(', ')}. There are: ${Object.keys(runs).join(', ')}\n`)
  process.exit(1)
}
await orSayWhy(async () => {
  await prepare()
  await ensureBuilt()
})
let failed = 0
for (const [name, { file, env }] of Object.entries(runs)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stdout.write(`\n${name} …\n`)
  const { code } = await runNode(['node_modules/vitest/vitest.mjs', 'run', '-c', file.endsWith('.e2e.ts') ? 'tests/e2e.config.ts' : 'tests/vitest.config.ts', file], { env })
  if (code !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
