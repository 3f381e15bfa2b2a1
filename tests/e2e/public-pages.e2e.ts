import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'

import { launchBrowser } from '@/tests/support/browser'
import { startSetUpApp } from '@/tests/support/start-set-up-app'

const browser = await launchBrowser()
const app = await startSetUpApp()
afterAll(async () => {
  await browser?.close()
  await app.stop()
})

async function open(path: string, width = 1280): Promise<Page> {
  const page = await (await browser?.newContext({ locale: 'de-DE', viewport: { width, height: 640 } }))?.newPage()
  if (!page) throw new Error('no browser')
  await page.goto(app.url + path, { waitUntil: 'networkidle' })
  return page
}

/** Words with a hyphen that stand in tabular figures, which pull them apart. */
const wordsPulledApart = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode
      const isTabular = parentElement !== null && getComputedStyle(parentElement).fontVariantNumeric.includes('tabular-nums')
      if (isTabular && /\p{L}-\p{L}/u.test(nodeValue ?? '')) found.push(nodeValue ?? '')
    }
    return found
  })

/** What the browser was sent as scripts, compressed as they came. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
  )

describe.runIf(browser)('A page for everybody', () => {
  it.each(['/de', '/en', '/de/rules', '/en/rules', '/sign-in'])('%s sets figures in columns, never words with a hyphen', async (path) => {
    const page = await open(path)
    // Every page has at least this one, wherever its own words may be.
    await page.evaluate(() => {
      document.body.append('Karl-Heinz')
    })
    expect(await wordsPulledApart(page)).toEqual([])
    await page.context().close()
  })

  it.each(['/de/rules', '/en/rules'])('%s breaks no head of a column within a word at 320 px', async (path) => {
    const page = await open(path, 320)
    await page.getByRole('tab').last().click()
    const lines = await page.locator('th[scope=col]').evaluateAll((heads) =>
      heads.map((head) => {
        const range = document.createRange()
        range.selectNodeContents(head)
        return [head.textContent, range.getClientRects().length]
      }),
    )
    expect(lines.length).toBe(3)
    expect(lines.filter(([, count]) => count !== 1)).toEqual([])
    await page.context().close()
  })

  it('/de/rules shows the aid that was open again: after a reload, in the other language and on the way back', async () => {
    const page = await open('/de/rules')
    const isOpen = (name: string) => page.getByRole('tab', { name, selected: true }).waitFor()
    await page.getByRole('tab', { name: 'Strafpunkte' }).click()
    await page.reload()
    await isOpen('Strafpunkte')
    await page.getByRole('link', { name: 'English' }).click()
    await isOpen('Penalty')
    await page.goBack()
    await isOpen('Strafpunkte')
    await page.context().close()
  })

  it.each([
    ['/de', 150_000],
    ['/de/rules', 190_000],
  ])('%s sends at most %d bytes of scripts to a browser of today', async (path, most) => {
    const page = await open(path)
    const bytes = await scriptBytes(page)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(most)
    await page.context().close()
  })
})
