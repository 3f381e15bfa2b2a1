import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { lossyLink } from '@/tests/support/endure/lossy-link'
import { phoneBrowser } from '@/tests/support/endure/phone-browser'
import { enterNormalGame } from '@/tests/support/enter-normal-game'
import { seatedHall } from '@/tests/support/seated-hall'

/** Half a list with a kill after every third entry; in the long run, on a quiet machine, a whole one with a kill after each, sent in time. */
const [games, killedEvery, sentWithin] = process.env.ENDURE === undefined ? [12, 3, 60_000] : [24, 1, 10_000]

/** The values change, so that a game that is lost, doubled or moved shows in the totals. */
const values = Array.from({ length: games }, (_, index) => (index % 6) + 1)

/** Chromium puts the list of its caches on the disk 5 s after they changed. */
const writesCaches = 6_000

const phone = phoneBrowser()
const hall = await seatedHall([{ size: 4, names: ['Anna Jansen', 'Kai Kruse-Ott', 'Can Öztürk', 'Ute Lehmann'] }])
const link = await lossyLink(hall.app.url)
afterAll(async () => {
  await phone?.throwAway()
  await link.stop()
  await hall.stop()
})

const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const rowsOf = (page: Page) => page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td span span')].map((cell) => cell.textContent).join(' ')))

describe.runIf(phone)('A list without network', () => {
  it('outlives a browser that is killed again and again, and is on the server soon after the network is back', async () => {
    if (!phone) throw new Error('no browser')
    let page = await (await phone.start()).newPage()
    await page.goto(`${link.url}/list#t=${hall.signs[0]?.token ?? ''}`)
    await says(page, 'Spiel 1 von 24')
    const worker = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/list'))?.active?.state)
    await expect.poll(worker).toBe('activated')
    await pause(writesCaches)

    link.be({ down: true })
    const typed: string[] = []
    for (const [index, value] of values.entries()) {
      await enterNormalGame(page, value, 1, 2)
      await says(page, `${index + 1} nicht gesendet`)
      typed.push((await rowsOf(page)).at(-1) ?? '')
      if (index % killedEvery !== 0) continue
      await phone.kill()
      page = await (await phone.start()).newPage()
      await page.goto(`${link.url}/list`)
      await says(page, `${index + 1} nicht gesendet`)
      expect(await rowsOf(page)).toEqual(typed)
      expect(await page.getByText('auf dem Server', { exact: true }).count()).toBe(0)
    }
    expect(typed).toHaveLength(games)

    link.be({})
    await page.getByText('auf dem Server').first().waitFor({ timeout: sentWithin })
    expect(await rowsOf(page)).toEqual(typed)
    await phone.throwAway()

    const other = await (await phone.start()).newPage()
    await other.goto(`${hall.app.url}/list#t=${hall.signs[0]?.token ?? ''}`)
    await says(other, 'Diese Liste wird auf einem anderen Gerät geführt.')
    expect(await rowsOf(other)).toEqual(typed)
  })
})
