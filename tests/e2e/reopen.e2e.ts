import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { launchBrowser } from '@/tests/support/browser'
import { closedHall } from '@/tests/support/closed-hall'
import { misfits } from '@/tests/support/misfits'
import { picture } from '@/tests/support/picture'
import { deskStep } from '@/tests/support/round/desk-step'
import { readPdf } from '@/tests/support/read-pdf'
import { seriousFindings } from '@/tests/support/serious-findings'
import { administrator } from '@/tests/support/start-set-up-app'

const browser = await launchBrowser()
const { app, slug, tableIds, stop } = await closedHall()
afterAll(async () => {
  await browser?.close()
  await stop()
})

const pages = browser && {
  desk: await (await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })).newPage(),
  spectator: await (await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' })).newPage(),
}
const both = () => {
  if (!pages) throw new Error('no browser')
  return pages
}
const complaints: string[] = []
for (const page of pages ? [pages.desk, pages.spectator] : []) page.on('pageerror', (error) => complaints.push(error.message))

beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => {
    if (pages) await picture(pages.desk, 'failed')
  })
})

const desk = `${app.url}/desk/${slug}`
const totals = (page: Page) => page.locator('main tbody tr').evaluateAll((rows) => rows.map((row) => row.children[2]?.firstElementChild?.textContent ?? ''))
const sums = async (page: Page) => (await page.locator('tfoot td').allInnerTexts()).slice(0, 4)
const drawByStandings = async (page: Page, button: string, yes: string) => {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Nach Stand Tisch 1/ }).check()
  await dialog.getByText('Stand nach Runde 1', { exact: true }).waitFor()
  await picture(page, 'draw-dialog')
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: yes, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

describe.runIf(browser)('A list found wrong after its round was closed', () => {
  it('the next round is drawn by the official standings', async () => {
    const { desk: page, spectator } = both()
    await page.goto(`${app.url}/sign-in`)
    await page.getByLabel(/E-Mail/).fill(administrator.email)
    await page.getByLabel(/Passwort/).fill(administrator.password)
    await page.locator('form button[type=submit]').click()
    await page.waitForURL(/\/desk/)
    await page.goto(`${desk}/results`)
    expect(await totals(page)).toEqual(['+40', '+40', '+40', '+40', '−40', '−40', '−40', '−40'])
    await page.getByRole('main').getByRole('link', { name: 'Runde 2 auslosen' }).click()
    await drawByStandings(page, 'Runde 2 auslosen …', 'Runde 2 auslosen')
    await page.getByRole('heading', { name: 'Runde 2 · Entwurf' }).waitFor()
    await page.getByText('Stand nach Runde 1, amtlich').first().waitFor()
    expect(await page.getByText('geändert').count()).toBe(0)
    await picture(page, 'draft')
    await spectator.goto(`${app.url}/de/t/${slug}`)
    await spectator.getByText('amtlich', { exact: true }).waitFor()
  })

  it('is opened again with a reason, which makes the standings provisional everywhere', async () => {
    const { desk: page, spectator } = both()
    await page.goto(`${desk}/lists/${tableIds[0] ?? ''}`)
    expect(await page.getByRole('button', { name: /berichtigen$/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Wieder öffnen …' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Grund').fill('Spiel 7 hatte den Wert 5')
    await picture(page, 'reopen-dialog')
    await dialog.getByRole('button', { name: 'Wieder öffnen', exact: true }).dblclick()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Grund: Spiel 7 hatte den Wert 5').waitFor()
    await spectator.getByText('vorläufig', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Listen 1 offen' }).waitFor()
    await picture(page, 'opened')
    expect(await seriousFindings(page)).toEqual([])
    expect(await misfits(page)).toEqual([])
  })

  it('takes no row that the table could not have entered, and keeps what stood there', async () => {
    const { desk: page } = both()
    await page.getByRole('button', { name: 'Spiel 7 berichtigen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Punkte wie auf Papier').click()
    const fields = dialog.getByRole('textbox')
    expect(await fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual(['+2', '+2', '−2', '−2'])
    await fields.nth(3).fill('-1')
    await dialog.getByRole('button', { name: /^Berichtigen/ }).click()
    expect(await dialog.getByRole('alert').innerText()).toMatch(/Quersumme[^]*TSR 7\.3\.3/)
    await picture(page, 'refused')
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByText('Wert und wer positiv').click()
    await dialog.getByRole('button', { name: 'Wert 5', exact: true }).click()
    await picture(page, 'taps')
    await dialog.getByRole('button', { name: 'Berichtigen: Normalspiel', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => sums(page)).toEqual(['+43', '+43', '−43', '−43'])
    expect(await page.locator('tbody tr').nth(6).locator('del').innerText()).toContain('vorher +2 +2 −2 −2')
  })

  it('has its last row taken back and a forgotten one entered, and is not checked in between', async () => {
    const { desk: page } = both()
    await deskStep(page, 'Letzte Zeile zurücknehmen …', 'Zurücknehmen')
    await page.getByText('Vor dem Prüfen fehlt:').waitFor()
    expect(await page.getByRole('button', { name: 'Prüfen' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Vergessenes Spiel eintragen …' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Wert 4', exact: true }).click()
    for (const position of [2, 4]) await dialog.getByRole('button', { name: new RegExp(`^${position} `) }).click()
    await picture(page, 'forgotten')
    await dialog.getByRole('button', { name: 'Normalspiel eintragen', exact: true }).dblclick()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => sums(page)).toEqual(['+37', '+45', '−45', '−37'])
    expect(await page.locator('tbody tr').count()).toBe(24)
    await deskStep(page, 'Prüfen', 'Ist geprüft')
    await page.getByText('geprüft', { exact: true }).first().waitFor()
  })

  it('shows on every page and on paper that and when it was corrected', async () => {
    const { desk: page, spectator } = both()
    await page.goto(`${desk}/results`)
    await page.getByText('amtlich', { exact: true }).waitFor()
    await page.getByText(/^korrigiert \d\d:\d\d$/).waitFor()
    expect(await totals(page)).toEqual(['+45', '+40', '+40', '+37', '−37', '−40', '−40', '−45'])
    await picture(page, 'results-corrected')
    expect(await seriousFindings(page)).toEqual([])
    await spectator.getByText(/^korrigiert \d\d:\d\d$/).waitFor()
    await picture(spectator, 'public-corrected')
    expect(await misfits(spectator)).toEqual([])
    const paper = await readPdf(await (await page.request.get(`${app.url}/api/desk/${slug}/print/standings`)).body())
    expect(paper[0]?.words).toMatch(/korrigiert \d\d:\d\d/)
  })

  it('warns that the next round was drawn by older standings, which a new draw mends', async () => {
    const { desk: page } = both()
    await page.goto(`${desk}/draw`)
    expect(await page.getByRole('main').getByRole('alert').innerText()).toMatch(/^Um \d\d:\d\d wurde eine frühere Runde berichtigt, nach dieser Auslosung\. Der Stand hat sich seit dieser Auslosung geändert/)
    await picture(page, 'stale')
    expect(await seriousFindings(page)).toEqual([])
    await drawByStandings(page, 'Neu losen …', 'Neu losen')
    await page.getByText('1 Entwurf verworfen').waitFor()
    expect(await page.getByText('Um ', { exact: false }).getByText('berichtigt').count()).toBe(0)
    const firstTable = await page.locator('main ol').first().locator('[data-name]').allInnerTexts()
    expect(firstTable).toHaveLength(4)
    await deskStep(page, 'Veröffentlichen …', 'Veröffentlichen')
    await page.waitForURL('**/round/2')
  })

  it('leaves the first round within reach, and ends in final standings with what comes next', async () => {
    const { desk: page } = both()
    await deskStep(page, 'Runde freigeben …', 'Freigeben')
    await page.getByRole('timer').waitFor()
    await deskStep(page, 'Runde beenden …', 'Beenden')
    for (const table of [1, 2]) {
      await page.goto(`${desk}/round/2`)
      await page.getByRole('link', { name: `Liste von Tisch ${table} öffnen` }).click()
      await page.waitForURL('**/lists/*')
      for (const [index, total] of ['+9', '-9', '0', '0'].entries()) await page.locator(`[name=total-${index + 1}]`).fill(total)
      await page.getByText('Quersumme 0, stimmt').waitFor()
      await page.getByRole('button', { name: 'Summen übernehmen' }).click()
      await deskStep(page, 'Prüfen', 'Ist geprüft')
      await page.getByText('geprüft', { exact: true }).first().waitFor()
    }
    await page.goto(`${desk}/lists`)
    await page.getByRole('navigation', { name: 'Listen' }).getByRole('link', { name: 'Runde 1' }).click()
    await page.getByText('Runde 1', { exact: true }).last().waitFor()
    expect(await page.getByRole('link', { name: /^Liste von Tisch|Tisch \d öffnen/ }).count()).toBe(2)
    await picture(page, 'lists-round-1')
    await page.goto(`${desk}/round/2`)
    await deskStep(page, 'Runde abschließen …', 'Abschließen')
    await page.getByRole('main').getByRole('link', { name: 'Zu den Ergebnissen' }).click()
    await page.getByRole('heading', { name: 'Endstand' }).waitFor()
    await page.getByRole('link', { name: 'Endstand drucken' }).waitFor()
    await picture(page, 'final')
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('navigation', { name: 'Stand nach' }).getByRole('link', { name: 'Runde 1' }).click()
    await page.getByText('Gezeigt wird der Stand nach Runde 1', { exact: false }).waitFor()
    expect(await totals(page)).toEqual(['+45', '+40', '+40', '+37', '−37', '−40', '−40', '−45'])
    expect(complaints).toEqual([])
  })
})
