import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { freePort } from '@/lib/start/free-port.js'

export interface RunningDemo {
  readonly url: string
  readonly said: string
  readonly stop: () => Promise<number | null>
}

/** What `npm run demo` does once packages and pages are there, beside the data folder in `parent`. */
export async function startDemo(parent: string): Promise<RunningDemo> {
  const port = await freePort()
  const child = spawn(process.execPath, [resolve('lib/start/serve-demo.js')], {
    env: { ...process.env, LC_ALL: 'en_GB.UTF-8', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(parent, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = new Promise<number | null>((done) => child.once('close', done))
  await Promise.race([
    new Promise<void>((done) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (piece: Buffer) => {
          said += piece.toString()
          if (said.includes('Sign in as')) done()
        })
      }
    }),
    ended.then(() => Promise.reject(new Error(`The demo ended: ${said}`))),
  ])
  return {
    url: `http://127.0.0.1:${String(port)}`,
    said,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** The sample staff and the password, as the demo says them at its first start. */
export const demoAccount = (said: string): Partial<Record<string, string>> => /Sign in as management (?<management>\S+) or referee (?<referee>[^\s,;]+)(?:, both with the password (?<password>\S+))?/.exec(said)?.groups ?? {}

/** A page of the desk for somebody of the sample staff. */
export async function demoSignedIn(browser: Browser, url: string, email: string, password: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce', ...options })).newPage()
  await page.goto(`${url}/sign-in?then=/desk`)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByText('Beispielturnier').first().waitFor()
  return page
}
