import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { demoFolder } from './demo-folder.js'
import { askForPhones } from './demo-phones.js'
import { say } from './messages.js'
import { orSayWhy } from './or-say-why.js'
import { projectRoot } from './project-root.js'

process.chdir(projectRoot)
// Beside the real data, never in it: whoever has set DATA_DIR for a tournament may try the demo on the same machine.
const folder = `${resolve(projectRoot, process.env.DATA_DIR ?? 'data')}-demo`
process.env.DATA_DIR = folder
delete process.env.DATABASE_URL
delete process.env.SECRET

await orSayWhy(async () => {
  const { demo, file, isNew } = await demoFolder(folder)
  await import(pathToFileURL(join(projectRoot, 'dist/server.js')).href)
  askForPhones(demo.phones)
  const { management, referee, password } = demo
  process.stdout.write(`${say(isNew ? 'demoSignIn' : 'demoSignInAgain', { management, referee, password, file })}\n`)
})
