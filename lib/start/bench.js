import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { ensureBuilt } from './ensure-built.js'
import { orSayWhy } from './or-say-why.js'
import { prepare } from './prepare.js'
import { projectRoot } from './project-root.js'
import { runNode } from './run-node.js'

const folder = 'tests/bench'

await orSayWhy(async () => {
  await prepare()
  await ensureBuilt()
})
const files = existsSync(join(projectRoot, folder)) ? readdirSync(join(projectRoot, folder)).filter((name) => /\.bench\.[jt]s$/.test(name)) : []
let failed = 0
for (const file of files.sort()) {
  const { code } = await runNode(['--import', 'tsx', join(folder, file)])
  if (code !== 0) failed += 1
}
process.stdout.write(`${String(files.length - failed)} measured, ${String(failed)} failed\n`)
process.exit(failed === 0 ? 0 : 1)
