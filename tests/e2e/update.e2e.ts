import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { closeDatabase } from '@/lib/db/close-database'
import { shownList } from '@/lib/phone/shown-list'
import { foreignPage, previousPage, refusedPage } from '@/tests/support/endure/faulty-pages'
import { listOfPhoneProblems } from '@/tests/support/endure/list-of-phone-problems'
import { phonesInNode, type Ask, type NodePhone } from '@/tests/support/endure/phones-in-node'
import { lossyLink } from '@/tests/support/endure/lossy-link'
import { scoresOf } from '@/tests/support/endure/scores-of'
import { serverOf } from '@/tests/support/endure/server-of'
import { tableHall } from '@/tests/support/endure/table-hall'
import { gamesOf, sentWhole, typeList } from '@/tests/support/endure/type-list'
import { startApp } from '@/tests/support/start-app'

// What the server takes is tested on both databases (tests/auth/operation-versions.test.ts); what phones make of it is the same on both.
const dataDir = mkdtempSync(join(tmpdir(), 'karlchen-update-'))
process.env.DATA_DIR = dataDir
delete process.env.DATABASE_URL
afterAll(async () => {
  await closeDatabase()
  rmSync(dataDir, { recursive: true, force: true })
})

/** How the page of each table, in this order, sends once the server was replaced. */
const pages: readonly Ask[] = [previousPage, foreignPage, refusedPage]
const games = 6

const reached = async (condition: () => boolean) => {
  for (const end = Date.now() + 60_000; !condition() && Date.now() < end; ) await pause(20)
  expect(condition()).toBe(true)
}
const states = (phone: NodePhone) => phone.state().entries.map(({ state }) => state).toSorted()
const shownBy = (phone: NodePhone) => scoresOf(shownList(serverOf(phone), phone.state().entries))

describe('A server replaced by a newer version while pages are open', () => {
  it('takes what a page of the previous version sends on, and one of another version loses nothing and sends once it is loaded again', { timeout: 180_000 }, async () => {
    const hall = await tableHall(pages.length)
    let app = await startApp({ dataDir })
    let updated = false
    const links = await Promise.all(pages.map(async (page) => ({ page, link: await lossyLink(app.url) })))
    const askOf = (url: string): Ask => links.find(({ link }) => updated && url.startsWith(`${link.url}/`))?.page ?? fetch
    const shop = phonesInNode((url, init) => askOf(url)(url, init))
    const phones = links.map(({ link }) => shop.phone(link.url))
    const [previous, foreign, refused] = phones
    if (!previous || !foreign || !refused) throw new Error('Every page has a phone.')
    const type = (from: number, to: number) =>
      Promise.all(
        hall.map(async (table, index) => {
          const phone = phones[index]
          if (phone) await typeList(phone, table, gamesOf(table.number, games).slice(from, to), () => 0)
        }),
      )
    await type(0, 3)
    await Promise.all(phones.map(sentWhole))

    for (const { link } of links) link.be({ down: true })
    await app.stop()
    await type(3, 5)
    const unsent = ['stored', 'stored', 'stored', 'waiting', 'waiting']
    expect(phones.map(states)).toEqual([unsent, unsent, unsent])
    app = await startApp({ dataDir })
    updated = true
    for (const { link } of links) {
      link.leadTo(app.url)
      link.be({})
    }

    await sentWhole(previous)
    await type(5, 6)
    await sentWhole(previous)
    await reached(() => foreign.state().pageOutdated && refused.state().pageOutdated)
    expect(previous.state().pageOutdated).toBe(false)
    const problems = (phone: NodePhone, index: number) => listOfPhoneProblems(phone, hall[index]?.listId ?? '', shownBy(phone))
    const kept = ['stored', 'stored', 'stored', 'waiting', 'waiting', 'waiting']
    expect([states(foreign), states(refused)]).toEqual([kept, kept])

    // Loaded again: another page on the same disk, by a link of its own.
    foreign.stop()
    const whole = await lossyLink(app.url)
    const loadedAgain = shop.phone(whole.url, 0, foreign.storage)
    await reached(() => loadedAgain.state().stage === 'list' && loadedAgain.state().entries.length === games)
    await sentWhole(loadedAgain)
    for (const phone of [previous, loadedAgain, refused]) phone.stop()
    shop.close()
    for (const { link } of [...links, { link: whole }]) await link.stop()
    await app.stop()
    expect(await problems(previous, 0)).toEqual([])
    expect(await problems(loadedAgain, 1)).toEqual([])
    expect(await problems(refused, 2)).toContain('entry 4 is waiting')
  })
})
