import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { hashPassword } from '@/lib/auth/hash-password'
import { closeDatabase } from '@/lib/db/close-database'
import { openAtStart } from '@/lib/db/open-at-start'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { tableSign } from '@/lib/tournament/tables/table-sign'
import { launchBrowser } from '@/tests/support/browser'
import { buildAccount } from '@/tests/support/build-account'
import { listPage, type ListPage } from '@/tests/support/list-page'
import { picture } from '@/tests/support/picture'
import { playedRound } from '@/tests/support/rounds-of'
import { seriousFindings } from '@/tests/support/serious-findings'
import { startApp } from '@/tests/support/start-app'

const password = 'zehn Zeichen'
const browser = await launchBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'karlchen-board-'))

/** Nine people at a table of four and one of five, released 101 minutes ago: time is over at the first and lasts at the second. */
async function hall() {
  process.env.DATA_DIR = dataDir
  await openAtStart()
  const { tournamentId, slug, roundId, tables } = await playedRound(9)
  const accountId = await buildAccount({ roles: ['referee', 'management'], tournamentId, administrator: true })
  const helperId = await buildAccount({ roles: ['deskHelper'], tournamentId })
  const passwordHash = await hashPassword(password)
  await write(async (transaction) => {
    await transaction.account.update({ where: { id: accountId }, data: { name: 'Rita Sander', passwordHash } })
    await transaction.account.update({ where: { id: helperId }, data: { name: 'Hans Thiel' } })
    await transaction.round.update({ where: { id: roundId }, data: { releasedAt: new Date(Date.now() - 101 * 60_000) } })
  })
  const { email } = await read((reader) => reader.account.findUniqueOrThrow({ where: { id: accountId } }))
  const numberOf = (size: number) => tables.find((table) => table.size === size)?.number ?? 0
  const [four, five] = [numberOf(4), numberOf(5)]
  const signs = await read(async (reader) => ({ four: await tableSign(reader, tournamentId, four), five: await tableSign(reader, tournamentId, five) }))
  await closeDatabase()
  return { slug, email, four, five, signs, app: await startApp({ dataDir }) }
}

const { slug, email, four, five, signs, app } = await hall()
afterAll(async () => {
  await browser?.close()
  await app.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const card = (page: Page, number: number) => page.getByRole('article').filter({ has: page.getByRole('link', { name: `Liste von Tisch ${number} öffnen` }) })

/** Opens a dialog, fills what it asks and says yes. */
async function act(page: Page, button: RegExp, yes: string | RegExp, fill: Readonly<Record<string, string>> = {}, within: Pick<Page, 'getByRole'> = page) {
  await within.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, text] of Object.entries(fill)) await dialog.getByLabel(label).fill(text)
  await dialog.getByRole('button', { name: yes }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function look(page: Page, name: string) {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: width === 1280 ? 900 : 780 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${name} fits ${width} px`).toBe(0)
    await picture(page, `${name}-${width}`)
  }
}

/** Play goes on with a value of 1 for the first two who may. */
const enterGames = async (phone: ListPage, ...pairs: readonly [number, number][]) => {
  for (const pair of pairs) await phone.enter(1, ...pair)
}

describe.runIf(browser)('TSR 8.5.1 · The end of a round on the board', () => {
  it('is announced where time is over, given more elsewhere, asked, struck for one and for all, and says what is missing for the close', async () => {
    if (!browser) throw new Error('no browser')
    const [atFour, atFive] = [await listPage(browser, app.url), await listPage(browser, app.url)]
    await atFour.scan(signs.four.token)
    await atFive.scan(signs.five.token)
    await enterGames(atFour, [1, 2], [1, 3])
    await enterGames(atFive, [2, 3], [3, 4])

    const page = await (await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })).newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(`${app.url}/sign-in?then=/desk/${slug}/round/1`)
    await page.getByLabel(/E-Mail/).fill(email)
    await page.getByLabel(/Passwort/).fill(password)
    await page.locator('form button[type=submit]').click()
    await card(page, four).getByText('Zeit ist um').waitFor()
    expect(await card(page, five).getByRole('timer').innerText()).toMatch(/^2[34]:\d\d$/)
    await card(page, five).getByText(/^2 \/ 30$/).waitFor()

    await page.getByRole('button', { name: 'Nachspielzeit …' }).click()
    await page.getByRole('dialog').getByRole('button', { name: String(five), exact: true }).click()
    await page.keyboard.press('Escape')
    await act(page, /^Nachspielzeit/, 'Einem Tisch geben', { Minuten: '10', Grund: 'Licht aus' })
    await card(page, five).getByText('+10 min: Licht aus').waitFor()
    expect(await card(page, five).getByRole('timer').innerText()).toMatch(/^3[34]:\d\d$/)
    expect(await seriousFindings(page)).toEqual([])
    await look(page, 'board-over')

    await page.getByRole('button', { name: 'Runde beenden …' }).click()
    expect(await page.getByRole('dialog').innerText()).toContain(`Tisch ${five} spielt weiter`)
    await page.getByRole('dialog').getByRole('button', { name: 'Beenden', exact: true }).click()
    await card(page, four).getByText('schon gegeben?', { exact: true }).waitFor()

    // The table answers for itself, plays the game that had begun, and is struck from the board.
    await atFour.tap('Ja, schon gegeben')
    await card(page, four).getByText('letztes Spiel').waitFor()
    await enterGames(atFour, [2, 3])
    await card(page, four).getByText('17 zu streichen', { exact: true }).waitFor()
    await act(page, new RegExp(`^Streichen: Tisch ${four}`), 'Streichen')
    await card(page, four).getByText('Vorführung', { exact: true }).waitFor()
    await atFour.page.getByText(/Vorführung: .* spielt jetzt sein Pflichtsolo/).waitFor()

    // The other's time lasts; its end is announced on purpose, and the desk answers and strikes for it.
    await card(page, five).getByRole('link').click()
    await page.waitForURL(/\/lists\//)
    await look(page, 'list-before-end')
    await act(page, /^Ende ansagen/, 'Ende ansagen')
    await act(page, /^War schon gegeben/, 'Nein, noch nicht')
    await act(page, /^23 Spiele streichen/, 'Streichen')
    await page.getByText('23 Normalspiele gestrichen').waitFor()
    await act(page, /^Zurücknehmen/, 'Zurücknehmen', { Grund: 'falscher Tisch' })
    await page.getByText('23 Normalspiele sind offen').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await look(page, 'list-strike')

    await page.goto(`${app.url}/desk/${slug}/round/1`)
    await look(page, 'board-strike')
    await act(page, /^23 Spiele streichen/, 'Streichen', {}, card(page, five))
    await atFive.page.getByText(/Vorführung: .* spielt jetzt sein Pflichtsolo/).waitFor()
    await page.getByRole('button', { name: 'Runde abschließen …' }).click()
    const missing = await page.getByRole('dialog').getByRole('link').allInnerTexts()
    expect(missing.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([1, 2].map((number) => `Tisch ${number} Spiele fehlen · Bestätigungen fehlen · nicht abgegeben`))
    await look(page, 'close')
    await page.keyboard.press('Escape')

    await act(page, /^Jemanden beauftragen/, 'Beauftragen')
    await page.getByText('Hans Thiel darf freigeben, beenden und streichen, beauftragt von Rita Sander.').waitFor()
    expect(complaints).toEqual([])
  })
})
