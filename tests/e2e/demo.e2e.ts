import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '@/tests/support/browser'
import { demoAccount, demoSignedIn, startDemo } from '@/tests/support/demo-app'

const parent = mkdtempSync(join(tmpdir(), 'karlchen-demo-'))
const folder = join(parent, 'data-demo')

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
const shown = ['Reklamation', 'doppelt eingetragen', 'nicht abgezeichnet', '\u2212', 'offline seit', 'abgegeben', 'fertig gespielt', 'eingefroren', 'kein Gerät', 'geprüft', 'im Plan', '+10 min', 'geändert'] as const

describe.skipIf(browser === null)('The demo', () => {
  let first = ''

  it('is a tournament of 53 people in its second round, with every state of a table on the board', async () => {
    const demo = await startDemo(parent)
    try {
      const { management = '', password = '' } = demoAccount(demo.said)
      first = password
      expect(statSync(join(folder, 'demo.json')).mode & 0o077).toBe(0)

      const page = await demoSignedIn(browser ?? expect.fail(), demo.url, management, password)
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

  it('is as it was when it is started again, and tells the password no more', async () => {
    const before = readFileSync(join(folder, 'demo.json'), 'utf8')
    const demo = await startDemo(parent)
    try {
      expect(demo.said).toContain(join(folder, 'demo.json'))
      expect(demo.said).not.toContain(first)
      expect(readFileSync(join(folder, 'demo.json'), 'utf8')).toBe(before)
      const page = await demoSignedIn(browser ?? expect.fail(), demo.url, demoAccount(demo.said).referee ?? '', first)
      expect(await textAt(page, `${demo.url}/referee/beispielturnier`)).toContain('Reklamation')
    } finally {
      expect(await demo.stop()).toBe(0)
    }
  })
})
