import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { say } from './messages.js'
import { orSayWhy } from './or-say-why.js'
import { projectRoot } from './project-root.js'
import { StartProblem } from './start-problem.js'

const oneHour = 60 * 60 * 1000

// Only the hash goes into the data folder, for the server to compare; a new link takes the place of the one before.
await orSayWhy(async () => {
  const { DATA_DIR: data = 'data', HOST: host = '127.0.0.1', PORT: port = '3000', PUBLIC_URL: publicUrl } = process.env
  const folder = resolve(projectRoot, data)
  if (!existsSync(folder)) throw new StartProblem('data-folder-missing', { folder })
  const token = randomBytes(16).toString('base64url')
  const file = join(folder, 'admin-link.json')
  await rm(file, { force: true })
  const link = { tokenHash: createHash('sha256').update(token).digest('hex'), expiresAt: new Date(Date.now() + oneHour).toISOString() }
  await writeFile(file, JSON.stringify(link), { mode: 0o600, flag: 'wx' })
  const local = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`
  const origin = publicUrl ? new URL(publicUrl).origin : local
  process.stdout.write(`${say('adminLink', { url: `${origin}/new-password#t=${token}` })}\n`)
})
