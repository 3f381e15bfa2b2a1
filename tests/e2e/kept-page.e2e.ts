import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '@/tests/support/browser'
import { lossyLink } from '@/tests/support/endure/lossy-link'
import { typeGame } from '@/tests/support/endure/type-game'
import { seatedHall } from '@/tests/support/seated-hall'

const browser = await launchBrowser()
const hall = await seatedHall([{ size: 4, names: ['Anna Jansen', 'Kai Kruse-Ott', 'Can Öztürk', 'Ute Lehmann'] }])
/** The server after an update, as far as a phone can tell: its worker keeps another build. */
const updated = createServer((incoming, outgoing) => {
  if (incoming.url === '/list-worker.js') {
    void fetch(`${hall.app.url}/list-worker.js`).then(async (answer) => {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end((await answer.text()).replace('cache:"list-page-', 'cache:"list-page-next-'))
    })
    return
  }
  const { origin, ...headers } = incoming.headers
  const going = ask(hall.app.url + (incoming.url ?? '/'), { method: incoming.method, headers: { ...headers, host: new URL(hall.app.url).host, ...(origin !== undefined && { origin: hall.app.url }) } }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  going.on('error', () => outgoing.destroy())
  incoming.pipe(going)
})
await new Promise<void>((resolve) => updated.listen(0, '127.0.0.1', resolve))
const link = await lossyLink(hall.app.url)
afterAll(async () => {
  await browser?.close()
  await link.stop()
  updated.close()
  await hall.stop()
})

const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor({ timeout: 15_000 })
const soon = { timeout: 20_000 }
const workerStates = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/list')
    return [registration?.active?.state, registration?.waiting?.state, (await caches.match('/list'))?.status]
  })
const isKept = (page: Page) => expect.poll(() => workerStates(page), soon).toEqual(['activated', undefined, 200])

describe.runIf(browser)('The page of the list that a phone keeps', () => {
  it('holds the page and its files alone, comes within seconds of a silent network, mends itself, and gives way to a newer one at the next load', async () => {
    const page = await browser?.newPage({ locale: 'de-DE' })
    if (!page) throw new Error('no browser')
    await page.goto(`${link.url}/list#t=${hall.signs[0]?.token ?? ''}`)
    await says(page, 'Spiel 1 von 24')
    await isKept(page)
    const kept = () => page.evaluate(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat())
    expect((await kept()).filter((path) => !/^\/list$|^\/theme\.js$|^\/_next\/static\//.test(path))).toEqual([])

    link.be({ losesRequests: 1, silent: 1 })
    const asked = Date.now()
    await page.reload({ waitUntil: 'commit' })
    await says(page, 'Spiel 1 von 24')
    expect(Date.now() - asked).toBeLessThan(8_000)
    await typeGame(page, 1)
    await says(page, '1 nicht gesendet')

    link.be({})
    await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))))
    await page.reload()
    await isKept(page)

    // A TCP server that listens has an address with a port.
    link.leadTo(`http://127.0.0.1:${(updated.address() as AddressInfo).port}`)
    const names = () => page.evaluate(() => caches.keys())
    const [before] = await names()
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration('/list'))?.update()
    })
    await expect.poll(() => workerStates(page), soon).toEqual(['activated', 'installed', 200])
    expect(await names()).toContain(before)
    await typeGame(page, 2)
    await says(page, 'auf dem Server')

    await page.reload()
    await expect.poll(names, { timeout: 15_000 }).toEqual([expect.stringMatching(/^list-page-next-/)])
    link.be({ down: true })
    await page.reload()
    await says(page, 'Spiel 3 von 24')
    await page.context().close()
  })
})
