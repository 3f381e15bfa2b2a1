import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { findChrome } from '@/tests/support/find-chrome.js'

/** A browser as one phone has it: its disk stays when it dies. */
export interface PhoneBrowser {
  /** Starts it on the same disk. */
  readonly start: () => Promise<BrowserContext>
  /** Ends all of its processes at once, as a dead battery does. */
  readonly kill: () => Promise<void>
  /** Ends it and deletes its disk. */
  readonly throwAway: () => Promise<void>
}

const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--accept-lang=de-DE', '--remote-debugging-port=0']

/** Asks the browser that has just started where it listens. */
async function addressOf(disk: string): Promise<string> {
  for (let tries = 0; tries < 400; tries += 1) {
    try {
      const [port = '', path = ''] = readFileSync(join(disk, 'DevToolsActivePort'), 'utf8').split('\n')
      if (path !== '') return `ws://127.0.0.1:${port}${path}`
    } catch {
      // Not there yet.
    }
    await pause(25)
  }
  throw new Error('The browser did not start.')
}

/** A browser of its own in a process group of its own, so that nothing of it survives a kill; null where none is installed. */
export function phoneBrowser(): PhoneBrowser | null {
  const executable = findChrome()
  if (!executable) return null
  const disk = mkdtempSync(join(tmpdir(), 'karlchen-phone-'))
  let child: ChildProcess | null = null
  let browser: Browser | null = null

  const kill = async (): Promise<void> => {
    if (child?.pid === undefined) return
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    process.kill(-child.pid, 'SIGKILL')
    await ended
    child = null
    await browser?.close().catch(() => undefined)
  }

  return {
    start: async () => {
      for (const left of ['DevToolsActivePort', 'SingletonLock', 'SingletonCookie', 'SingletonSocket']) rmSync(join(disk, left), { force: true })
      child = spawn(executable, [...flags, `--user-data-dir=${disk}`, 'about:blank'], { detached: true, stdio: 'ignore' })
      browser = await chromium.connectOverCDP(await addressOf(disk))
      const [context] = browser.contexts()
      if (!context) throw new Error('The browser has no window.')
      return context
    },
    kill,
    throwAway: async () => {
      await kill()
      rmSync(disk, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
