import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { lanAddress } from '@/lib/server/lan-address'
import { launchBrowser } from '@/tests/support/browser'
import { enterNormalGame } from '@/tests/support/enter-normal-game'
import { seatedHall } from '@/tests/support/seated-hall'
import { tapNormalGame } from '@/tests/support/tap-normal-game'

const names = ['Anna Jansen', 'Kai Kruse-Ott', 'Can Öztürk', 'Ute Lehmann']
const browser = await launchBrowser()
const hall = await seatedHall([{ size: 4, names }, { size: 4, names }, { size: 4, names }, { size: 4, names }], { HOST: '0.0.0.0' })
afterAll(async () => {
  await browser?.close()
  await hall.stop()
})

const { port } = new URL(hall.app.url)
/** As phones in the hall reach it; a machine without any network has no such address. */
const url = `http://${lanAddress() ?? 'localhost.'}:${port}`

const device = async (): Promise<BrowserContext> => {
  if (!browser) throw new Error('no browser')
  return browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 780 }, hasTouch: true })
}
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const scan = async (page: Page, table: number, at = url): Promise<void> => {
  await page.goto(`${at}/list#t=${hall.signs[table]?.token ?? ''}`)
  await says(page, 'Spiel 1 von 24')
}
const rowCount = (page: Page) => page.locator('tbody tr').count()

/** Something else on the phone takes all the room there is, to the last hundred bytes. */
const fillStorage = async (): Promise<void> => {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('filler', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('pieces', { autoIncrement: true })
    opening.onsuccess = () => resolve(opening.result)
  })
  const fits = (size: number) =>
    new Promise<boolean>((resolve) => {
      const transaction = database.transaction('pieces', 'readwrite', { durability: 'strict' })
      transaction.objectStore('pieces').put(new Uint8Array(size).map(() => Math.floor(Math.random() * 256)))
      transaction.oncomplete = () => resolve(true)
      transaction.onabort = () => resolve(false)
    })
  for (const size of [2_000_000, 200_000, 20_000, 2_000, 100]) while (await fits(size));
  database.close()
}

describe.runIf(browser)('A phone in the hall over plain HTTP', () => {
  it('lacks what browsers give over HTTPS alone, keeps and sends three games over a cut, and asks not to load the page again', async () => {
    const context = await device()
    const page = await context.newPage()
    await scan(page, 0)
    const has = () => [isSecureContext, 'locks' in navigator, 'wakeLock' in navigator, 'storage' in navigator, 'serviceWorker' in navigator, 'randomUUID' in crypto, 'subtle' in crypto]
    expect(await page.evaluate(has)).toEqual([false, false, false, false, false, false, false])

    await enterNormalGame(page, 1, 1, 2)
    await says(page, 'auf dem Server')
    await context.setOffline(true)
    for (const value of [2, 3]) await enterNormalGame(page, value, 1, 2)
    await says(page, '2 nicht gesendet')
    await says(page, /Die Seite bitte nicht neu laden/)
    expect(await page.getByText('auf dem Server', { exact: true }).count()).toBe(0)
    await context.setOffline(false)
    await says(page, 'auf dem Server')
    expect(await rowCount(page)).toBe(3)
    await page.getByRole('button', { name: 'Mehr' }).click()
    await says(page, /^Ohne HTTPS sagt der Browser nicht/)
    await context.close()
  })

  it('sends from two tabs of one list, without a lock between them, and nothing counts twice', async () => {
    const context = await device()
    const [one, two] = [await context.newPage(), await context.newPage()]
    const senders = new Set<Page>()
    for (const page of [one, two]) {
      page.on('request', (request) => {
        if (request.url().endsWith('/api/device/operations')) senders.add(page)
      })
    }
    await scan(one, 1)
    await scan(two, 1)
    await one.bringToFront()
    await context.setOffline(true)
    for (const value of [1, 2, 3]) await enterNormalGame(one, value, 1, 2)
    await says(one, '3 nicht gesendet')
    senders.clear()
    // Long enough on their way that both have read what waits.
    await context.route('**/api/device/operations', (route) => void setTimeout(() => void route.continue(), 700))
    await context.setOffline(false)
    for (const page of [one, two]) {
      await says(page, 'auf dem Server')
      expect(await rowCount(page)).toBe(3)
    }
    expect(senders.size).toBe(2)

    const other = await (await device()).newPage()
    await other.goto(`${url}/list#t=${hall.signs[1]?.token ?? ''}`)
    await says(other, 'Diese Liste wird auf einem anderen Gerät geführt.')
    expect(await rowCount(other)).toBe(3)
    await other.context().close()
    await context.close()
  })

  it('sends at once when the page is shown again, without waiting for its next try', async () => {
    const context = await device()
    const page = await context.newPage()
    // The longest pause each time.
    await page.addInitScript(() => void (Math.random = () => 0.999))
    await scan(page, 2)
    await page.route('**/api/**', (route) => route.abort())
    await enterNormalGame(page, 1, 1, 2)
    await says(page, '1 nicht gesendet')
    await page.waitForTimeout(4_000)
    await page.unroute('**/api/**')
    const sent = page.waitForRequest('**/api/device/operations', { timeout: 2_000 })
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await sent
    await says(page, 'auf dem Server')
    await context.close()
  })
})

describe.runIf(browser)('The storage of a phone', () => {
  it('that is full says so, loses nothing it had, and goes on once there is room', async () => {
    const context = await device()
    const page = await context.newPage()
    await page.goto(`${hall.app.url}/robots.txt`)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: hall.app.url, quotaSize: 20_000_000 })
    await scan(page, 3, hall.app.url)
    await enterNormalGame(page, 1, 1, 2)
    await says(page, 'auf dem Server')
    await page.evaluate(fillStorage)
    await tapNormalGame(page, 2, 1, 2)
    await says(page, 'Der Speicher dieses Geräts ist voll')
    expect(await rowCount(page)).toBe(1)
    await page.evaluate(() => new Promise((resolve) => (indexedDB.deleteDatabase('filler').onsuccess = resolve)))
    await page.getByRole('button', { name: / eintragen$/ }).click()
    await says(page, 'Spiel 3 von 24')
    await says(page, 'auf dem Server')
    expect(await rowCount(page)).toBe(2)
    expect(await page.getByText('Der Speicher dieses Geräts ist voll').count()).toBe(0)
    await context.close()
  })

  it('of a private window is named as such', async () => {
    const context = await device()
    const page = await context.newPage()
    await page.addInitScript(() => void (StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'))))
    await page.goto(`${hall.app.url}/list#t=${hall.signs[3]?.token ?? ''}`)
    await says(page, 'Das sieht nach einem privaten Fenster aus')
    await context.close()
  })

  it('that another window holds in an older version: says which window to close, and goes on by itself', async () => {
    const context = await device()
    const [older, newer] = [await context.newPage(), await context.newPage()]
    await older.goto(`${hall.app.url}/robots.txt`)
    await older.evaluate(() => new Promise((resolve) => void (indexedDB.open('karlchen', 1).onsuccess = resolve)))
    await newer.addInitScript(() => {
      // The page of a later version.
      const open = indexedDB.open.bind(indexedDB)
      IDBFactory.prototype.open = (name) => open(name, 2)
    })
    await newer.goto(`${hall.app.url}/list`)
    await says(newer, /Bitte dieses andere Fenster schließen/)
    await older.close()
    await says(newer, 'Liste eines Tisches öffnen')
    await context.close()
  })
})
