import { pathToFileURL } from 'node:url'
import { join } from 'node:path'

import { ensureBuilt } from './ensure-built.js'
import { orSayWhy } from './or-say-why.js'
import { prepare } from './prepare.js'
import { projectRoot } from './project-root.js'

await orSayWhy(async () => {
  await prepare()
  await ensureBuilt()
})
process.chdir(projectRoot)
// In this same process: nothing stands between the server and the signal that stops it.
await import(pathToFileURL(join(projectRoot, 'dist/server.js')).href)
