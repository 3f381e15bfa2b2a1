import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { launchBrowser } from '@/tests/support/browser'
import { misfits } from '@/tests/support/misfits'
import { picture } from '@/tests/support/picture'
import { deskStep } from '@/tests/support/round/desk-step'
import { drawRound } from '@/tests/support/round/draw-round'
import { gatherPeople } from '@/tests/support/round/gather-people'
import { listPhone } from '@/tests/support/round/list-phone'
import { oneRound } from '@/tests/support/round/one-round'
import { openDesk } from '@/tests/support/round/open-desk'
import { openList } from '@/tests/support/round/open-list'
import { playList } from '@/tests/support/round/play-list'
import { printed } from '@/tests/support/round/printed'
import { ranked } from '@/tests/support/round/ranked'
import { signCode } from '@/tests/support/round/sign-code'
import { signed } from '@/tests/support/round/signed'
import { submitList } from '@/tests/support/round/submit-list'
import { startApp } from '@/tests/support/start-app'

const browser = await launchBrowser()
const app = await startApp()
afterAll(async () => {
  await browser?.close()
  await app.stop()
})

// Where the printed link leads: a session belongs to one host name.
const { origin } = new URL(app.setUpLink ?? app.url)
const { people, tables, standings } = oneRound

const pages = browser && {
  desk: await (await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })).newPage(),
  phones: [await listPhone(browser, 320, 568), await listPhone(browser, 390, 780)] as const,
}
const both = () => {
  if (!pages) throw new Error('no browser')
  return pages
}
const errors: string[] = []
pages?.desk.on('pageerror', (error) => errors.push(error.message))

beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => {
    if (!pages) return
    for (const [index, page] of [pages.desk, ...pages.phones.map((phone) => phone.page)].entries()) await picture(page, `failed-${index}`)
  })
})

let desk = ''
/** Full names by table and position, as the draw has seated them. */
let seats: string[][] = []
const shortNames = (table: number) => (seats[table] ?? []).map((full) => people.find(({ name }) => name === full)?.short ?? full)
const perTable = <Result>(run: (table: 0 | 1) => Promise<Result>) => Promise.all([run(0), run(1)])

describe.runIf(browser)('One round, from the set-up link to the printed standings', () => {
  it('the desk is opened, nine people are there, drawn and published once', async () => {
    const { desk: page } = both()
    desk = await openDesk(page, app.setUpLink ?? '')
    await gatherPeople(page, people)
    seats = await drawRound(page)
    expect(seats.map(({ length }) => length)).toEqual(tables.map(({ size }) => size))
    expect(seats.flat().toSorted()).toEqual(people.map(({ name }) => name).toSorted())
  })

  it('two phones come in by the code on the sign and wait for the release', async () => {
    const { desk: page, phones } = both()
    const signs = await printed(page, desk, 'Tischschilder')
    await perTable((table) => openList(phones[table], origin, table + 1, signCode(signs[table])))
    await picture(phones[0].page, 'before-release')
  })

  it('the release reaches both phones, once', async () => {
    const { desk: page, phones } = both()
    await page.goto(`${desk}/round/1`)
    await deskStep(page, 'Runde freigeben …', 'Freigeben')
    await page.getByRole('timer', { name: 'Restzeit', exact: true }).waitFor()
    await perTable((table) => phones[table].head.filter({ hasText: 'Spiel 1 von' }).waitFor())
  })

  it('both lists are typed at the same time, with what goes wrong at a table', async () => {
    const { desk: page, phones } = both()
    await perTable((table) =>
      playList(phones[table], tables[table], shortNames(table), async () => {
        await picture(phones[table].page, `midway-${table + 1}`)
        expect(await misfits(phones[table].page)).toEqual([])
      }),
    )
    await picture(page, 'board')
    expect(await misfits(page)).toEqual([])
  })

  it('both lists are confirmed, handed in and locked with the totals that were written down', async () => {
    const { phones } = both()
    await perTable(async (table) => {
      await picture(phones[table].page, `closing-${table + 1}`)
      expect(await misfits(phones[table].page)).toEqual([])
      await submitList(phones[table], tables[table], shortNames(table))
      await picture(phones[table].page, `locked-${table + 1}`)
    })
  })

  it('the desk sees the corrected rows with what stood there, checks both lists and closes the round', async () => {
    const { desk: page } = both()
    await deskStep(page, 'Runde beenden …', 'Beenden')
    await page.goto(`${desk}/results`)
    await page.getByText('vorläufig', { exact: true }).waitFor()
    for (const [table, { totals, corrected }] of tables.entries()) {
      await page.goto(`${desk}/round/1`)
      await page.getByRole('link', { name: `Liste von Tisch ${table + 1} öffnen` }).click()
      await page.waitForURL('**/lists/*')
      await picture(page, `list-${table + 1}`)
      expect((await page.locator('tfoot td').allInnerTexts()).slice(0, -1)).toEqual(totals.map(signed))
      expect(await page.locator('tbody tr').nth(corrected.gameNo - 1).locator('del').innerText()).toContain('vorher')
      // The second half of a double click hits the backdrop and closes nothing.
      await page.getByRole('button', { name: 'Prüfen', exact: true }).dblclick()
      await page.waitForTimeout(300)
      await page.getByRole('dialog').getByRole('button', { name: 'Ist geprüft', exact: true }).dblclick()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByText('geprüft', { exact: true }).first().waitFor()
    }
    await page.goto(`${desk}/round/1`)
    await deskStep(page, 'Runde abschließen …', 'Abschließen')
  })

  it('the standings are official, with the ranks and points that were written down, on screen and on paper', async () => {
    const { desk: page, phones } = both()
    await page.goto(`${desk}/results`)
    await page.getByText('amtlich', { exact: true }).waitFor()
    await picture(page, 'results')
    const named = standings.map(({ rank, table, position, points }) => ({ rank, name: seats[table - 1]?.[position - 1] ?? '', points: signed(points) }))
    expect((await ranked(page)).toSorted()).toEqual(named.map(({ rank, name, points }) => `${rank} | ${name} | ${points}`).toSorted())
    await page.getByRole('link', { name: 'Druck', exact: true }).click()
    const paper = (await printed(page, desk, 'Zwischenstand / Endstand')).join(' ')
    expect(paper).toContain('Endstand')
    expect(paper).toContain('amtlich')
    for (const { name, points } of named) expect(paper).toMatch(new RegExp(`${name}.*?${points.replace('+', '\\+')}`))
    expect([...errors, ...phones.flatMap(({ complaints }) => complaints)]).toEqual([])
  })
})
