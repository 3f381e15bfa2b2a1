import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '@/tests/support/browser'
import { lossyLink } from '@/tests/support/endure/lossy-link'
import { earlyAcknowledgement, statusWatch, type Moment } from '@/tests/support/endure/status-watch'
import { enterNormalGame } from '@/tests/support/enter-normal-game'
import { seatedHall } from '@/tests/support/seated-hall'
import { randomNumbers } from '@/tests/support/random-numbers'

const moments = 1_000
const names = ['Anna Jansen', 'Kai Kruse-Ott', 'Can Öztürk', 'Ute Lehmann']

const browser = await launchBrowser()
const hall = await seatedHall([{ size: 4, names }, { size: 4, names }])
const link = await lossyLink(hall.app.url, randomNumbers(7))
afterAll(async () => {
  await browser?.close()
  await link.stop()
  await hall.stop()
})

/** A page on a bad link whose status is looked at all the time; `lies` lets it believe what the server has not said. */
async function watched(table: number, lies: boolean): Promise<Page> {
  const page = await browser?.newPage({ locale: 'de-DE', viewport: { width: 390, height: 780 } })
  if (!page) throw new Error('no browser')
  await page.addInitScript(statusWatch)
  if (lies) await page.addInitScript(earlyAcknowledgement)
  link.be({})
  await page.goto(`${link.url}/list#t=${hall.signs[table]?.token ?? ''}`)
  await page.getByText('Spiel 1 von 24').first().waitFor()
  link.be({ losesRequests: 0.15, losesAnswers: 0.15, slow: 300, only: ({ url }) => url?.startsWith('/api/device/operations') ?? false })
  return page
}
const looked = (page: Page): Promise<readonly Moment[]> => page.evaluate(() => (window as unknown as { looked: Moment[] }).looked)
const saysOnServer = ({ status }: Moment) => status === 'auf dem Server'
const isLie = (moment: Moment) => saysOnServer(moment) && moment.rows > moment.acknowledged

describe.runIf(browser)('What the status says', () => {
  it(`is never "on the server" before the acknowledgement, at ${moments} random moments on a bad link`, async () => {
    const page = await watched(0, false)
    for (let game = 0; (await looked(page)).length < moments; game += 1) if (game < 20) await enterNormalGame(page, (game % 6) + 1, 1, 2)
    const seen = await looked(page)
    expect(seen.filter(isLie)).toEqual([])
    expect(seen.filter(saysOnServer).length).toBeGreaterThan(50)
    expect(seen.filter(({ rows, acknowledged }) => rows > acknowledged).length).toBeGreaterThan(50)
    await page.close()
  })

  it('would be found out if the page believed too early', async () => {
    const page = await watched(1, true)
    await enterNormalGame(page, 1, 1, 2)
    await expect.poll(async () => (await looked(page)).some(isLie)).toBe(true)
    await page.close()
  })
})
