import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { freePort } from '@/lib/start/free-port.js'

export interface App {
  url: string
  /** The one-time link that makes the first administrator, or null once there is one. */
  setUpLink: string | null
  dataDir: string
  /** What it has written so far. */
  output: () => string
  /** Asks it to stop and returns its exit code. */
  stop: () => Promise<number | null>
  /** Ends it as a power cut does: without a word, and nothing is tidied up. */
  kill: () => Promise<void>
  pid: number
}

interface Options {
  env?: Record<string, string>
  /** A folder to go on with; without it a fresh one, which is deleted at the stop. */
  dataDir?: string
  /** What stands behind `npm start --`. */
  args?: readonly string[]
}

/** Starts the built server as an operator would, on a free port with data of its own. */
export async function startApp({ env = {}, dataDir, args = [] }: Options = {}): Promise<App> {
  const data = dataDir ?? mkdtempSync(join(tmpdir(), 'karlchen-app-'))
  const port = await freePort()
  const child = spawn(process.execPath, [resolve('dist/server.js'), ...args], {
    // Without a language the terminal's own could change the words read below.
    env: { ...process.env, LC_ALL: 'en_GB.UTF-8', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (text += piece.toString()))
  const ended = new Promise<number | null>((done) => child.once('close', done))

  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM')
    const code = await ended
    if (dataDir === undefined) rmSync(data, { recursive: true, force: true })
    return code
  }

  const running = new Promise<void>((done) => {
    child.stdout.on('data', () => {
      if (text.includes('Karlchen is running')) done()
    })
  })
  const failed = ended.then(() => {
    throw new Error(`The server ended at its start: ${text}`)
  })
  await Promise.race([running, failed])
  failed.catch(() => undefined)
  return {
    url: `http://127.0.0.1:${port}`,
    setUpLink: /set-up link: (\S+)/.exec(text)?.[1] ?? null,
    dataDir: data,
    output: () => text,
    stop,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    pid: child.pid ?? 0,
  }
}
