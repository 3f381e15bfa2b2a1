import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '@/lib/start/free-port.js'
import { launchBrowser } from '@/tests/support/browser'

const parent = mkdtempSync(join(tmpdir(), 'karlchen-demo-'))
const folder = join(parent, 'data-demo')

interface RunningDemo {
  readonly url: string
  readonly said: string
  readonly stop: () => Promise<number | null>
}

/** What `npm run demo` does once packages and pages are there. */
async function startDemo(): Promise<RunningDemo> {
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

const account = (said: string): Partial<Record<string, string>> => /Sign in as management (?<management>\S+) or referee (?<referee>[^\s,;]+)(?:, both with the password (?<password>\S+))?/.exec(said)?.groups ?? {}

/** A page of the desk for somebody of the sample staff. */
async function signedIn(browser: Browser, url: string, email: string, password: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await page.goto(`${url}/sign-in?then=/desk`)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByText('Beispielturnier').first().waitFor()
  return page
}

const textAt = async (page: Page, address: string): Promise<string> => {
  await page.goto(address)
  const main = page.locator('main')
  await main.waitFor()
  return main.innerText()
}

const browser = await launchBrowser()
afterAll(async () => {
  await browser?.close()
  rmSync(parent, { recursive: true, force: true })
})

/** By what tables tell themselves apart: trouble, extra time and a substitute among them. */
const shown = ['Reklamation', 'doppelt eingetragen', 'nicht abgezeichnet', '\u2212', 'offline seit', 'abgegeben', 'fertig gespielt', 'kein Gerät', 'geprüft', 'im Plan', '+10 min', 'geändert'] as const

describe.skipIf(browser === null)('The demo', () => {
  let first = ''

  it('is a tournament of 53 people in its second round, with every state of a table on the board', { timeout: 180_000 }, async () => {
    const demo = await startDemo()
    try {
      const { management = '', password = '' } = account(demo.said)
      first = password
      expect(statSync(join(folder, 'demo.json')).mode & 0o077).toBe(0)

      const page = await signedIn(browser ?? expect.fail(), demo.url, management, password)
      const desk = `${demo.url}/desk/beispielturnier`
      expect(await textAt(page, `${desk}/people`)).toContain('53 da')

      const board = await textAt(page, `${desk}/round/2`)
      expect(shown.filter((state) => !board.includes(state))).toEqual([])
      expect(await page.getByRole('article').count()).toBe(13)

      const standings = await textAt(page, `${demo.url}/de/t/beispielturnier`)
      expect(standings).toContain('Stand nach Runde 2')
      expect(standings).toContain('Paul Beispiel')
    } finally {
      expect(await demo.stop()).toBe(0)
    }
  })

  it('is as it was when it is started again, and tells the password no more', { timeout: 120_000 }, async () => {
    const before = readFileSync(join(folder, 'demo.json'), 'utf8')
    const demo = await startDemo()
    try {
      expect(demo.said).toContain(join(folder, 'demo.json'))
      expect(demo.said).not.toContain(first)
      expect(readFileSync(join(folder, 'demo.json'), 'utf8')).toBe(before)
      const page = await signedIn(browser ?? expect.fail(), demo.url, account(demo.said).referee ?? '', first)
      expect(await textAt(page, `${demo.url}/referee/beispielturnier`)).toContain('Reklamation')
    } finally {
      expect(await demo.stop()).toBe(0)
    }
  })
})
