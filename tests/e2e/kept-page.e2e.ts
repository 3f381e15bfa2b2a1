import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '@/tests/support/browser'
import { lossyLink } from '@/tests/support/endure/lossy-link'
import { enterNormalGame } from '@/tests/support/enter-normal-game'
import { seatedHall } from '@/tests/support/seated-hall'
import { seriousFindings } from '@/tests/support/serious-findings'
import { updatedServer } from '@/tests/support/updated-server'

const names = ['Anna Jansen', 'Kai Kruse-Ott', 'Can Öztürk', 'Ute Lehmann']
const browser = await launchBrowser()
const hall = await seatedHall([
  { size: 4, names },
  { size: 4, names },
])
const [updated, withoutFiles] = [await updatedServer(hall.app.url), await updatedServer(hall.app.url)]
const [link, other] = [await lossyLink(hall.app.url), await lossyLink(hall.app.url)]
afterAll(async () => {
  await browser?.close()
  for (const each of [link, other, updated, withoutFiles, hall]) await each.stop()
})

const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor({ timeout: 60_000 })
const soon = { timeout: 60_000 }
const workerStates = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/list')
    return [registration?.active?.state, registration?.waiting?.state, (await caches.match('/list'))?.status]
  })
const isKept = (page: Page) => expect.poll(() => workerStates(page), soon).toEqual(['activated', undefined, 200])

describe.runIf(browser)('The page of the list that a phone keeps', () => {
  it('holds the page and its files alone, comes from a silent network, mends itself, and gives way to a newer one at the next load', { timeout: 300_000 }, async () => {
    const page = await browser?.newPage({ locale: 'de-DE' })
    if (!page) throw new Error('no browser')
    await page.goto(`${link.url}/list#t=${hall.signs[0]?.token ?? ''}`)
    await says(page, 'Spiel 1 von 24')
    await isKept(page)
    const kept = () => page.evaluate(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat())
    expect((await kept()).filter((path) => !/^\/list$|^\/theme\.js$|^\/_next\/static\//.test(path))).toEqual([])

    link.be({ losesRequests: 1, silent: 1 })
    await page.reload({ waitUntil: 'commit' })
    await says(page, 'Spiel 1 von 24')
    await enterNormalGame(page, 1, 1, 2)
    await says(page, '1 nicht gesendet')

    link.be({})
    await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))))
    await page.reload()
    await isKept(page)

    // The browser itself may still wait for an answer of the silent network, and looks for nothing newer until that has broken off.
    link.be({ down: true })
    link.leadTo(updated.url)
    link.be({})
    const cacheNames = () => page.evaluate(() => caches.keys())
    const [before] = await cacheNames()
    const lookForNewer = () =>
      page.evaluate(async () => {
        await (await navigator.serviceWorker.getRegistration('/list'))?.update()
      })
    // More than once: a look that had begun before the update finds the worker of before.
    await expect.poll(() => lookForNewer().then(() => workerStates(page)), { ...soon, interval: 1_000 }).toEqual(['activated', 'installed', 200])
    expect(await cacheNames()).toContain(before)
    await enterNormalGame(page, 2, 1, 2)
    await says(page, 'auf dem Server')

    await page.reload()
    await expect.poll(cacheNames, soon).toEqual([expect.stringMatching(/^list-page-next-/)])
    link.be({ down: true })
    await page.reload()
    await says(page, 'Spiel 3 von 24')
    await page.context().close()
  })
})

describe.runIf(browser)('A page of the list that is open while the server is updated', () => {
  it('goes on without the files of its build, and asks to be loaded again once it is too old, without losing what it holds', { timeout: 300_000 }, async () => {
    const page = await browser?.newPage({ locale: 'de-DE', serviceWorkers: 'block', viewport: { width: 320, height: 640 } })
    if (!page) throw new Error('no browser')
    await page.goto(`${other.url}/list#t=${hall.signs[1]?.token ?? ''}`)
    await says(page, 'Spiel 1 von 24')
    await page.getByRole('button', { name: 'Schiedsrichter rufen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Schiedsrichter rufen' }).waitFor(soon)
    await page.keyboard.press('Escape')

    other.be({ down: true })
    await enterNormalGame(page, 1, 1, 2)
    await says(page, '1 nicht gesendet')
    withoutFiles.dropFiles()
    other.leadTo(withoutFiles.url)
    other.be({})
    await says(page, 'auf dem Server')
    await page.getByRole('button', { name: 'Schiedsrichter rufen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Schiedsrichter rufen' }).waitFor(soon)
    await page.keyboard.press('Escape')

    await page.route('**/api/device/operations', (route) => route.fulfill({ status: 426, json: { code: 'page-outdated', params: {}, retry: false } }))
    await enterNormalGame(page, 2, 1, 2)
    await says(page, 'Karlchen ist seit dem Laden dieser Seite erneuert worden.')
    await says(page, '1 nicht gesendet')
    await says(page, 'Spiel 3 von 24')
    expect(await seriousFindings(page)).toEqual([])
    await page.unroute('**/api/device/operations')
    other.leadTo(updated.url)
    await page.getByRole('button', { name: 'Seite neu laden' }).click()
    await says(page, 'auf dem Server')
    await says(page, 'Spiel 3 von 24')
    await page.context().close()
  })
})
