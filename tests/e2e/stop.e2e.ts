import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { freePort } from '@/lib/start/free-port.js'
import { npmScript } from '@/lib/start/npm-script.js'
import { startApp, type App } from '@/tests/support/start-app'

/** A connection that the client keeps open, as browsers do. */
function keptOpen(app: App): Promise<void> {
  return new Promise((resolve) => {
    request(`${app.url}/health`, { headers: { Connection: 'keep-alive' } }, (answer) => answer.resume().once('end', () => resolve())).end()
  })
}

describe('SIGTERM', () => {
  it('ends the process with 0 within five seconds, though browsers keep their connections open', async () => {
    const app = await startApp()
    await keptOpen(app)
    await fetch(`${app.url}/de`).then((answer) => answer.text())
    const begun = performance.now()
    expect(await app.stop()).toBe(0)
    expect(performance.now() - begun).toBeLessThan(5000)
    expect(app.output()).toContain('Karlchen has stopped.')
  })

  it('frees data folder and database for the next start', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'karlchen-stop-'))
    const first = await startApp({ dataDir })
    await expect(startApp({ dataDir })).rejects.toThrow('already running')
    expect(await first.stop()).toBe(0)
    const next = await startApp({ dataDir })
    expect((await fetch(`${next.url}/health`)).status).toBe(200)
    expect(await next.stop()).toBe(0)
    rmSync(dataDir, { recursive: true })
  })

  it('to npm start itself reaches the server', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'karlchen-stop-'))
    const env = { ...process.env, LC_ALL: 'en_GB.UTF-8', PORT: String(await freePort()), DATA_DIR: dataDir }
    const npm = spawn(process.execPath, [npmScript() ?? '', 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    await new Promise<void>((resolve, reject) => {
      npm.stdout.on('data', (piece: Buffer) => {
        text += piece.toString()
        if (text.includes('Karlchen is running')) resolve()
      })
      npm.once('close', () => reject(new Error(text)))
    })
    const ended = new Promise<number | null>((resolve) => npm.once('close', resolve))
    npm.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(text).toContain('Karlchen has stopped.')
    const next = await startApp({ dataDir })
    expect(await next.stop()).toBe(0)
    rmSync(dataDir, { recursive: true })
  })
})
