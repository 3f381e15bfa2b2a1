import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'

import { launchBrowser } from '@/tests/support/browser'
import { seriousFindings } from '@/tests/support/serious-findings'
import { startSetUpApp } from '@/tests/support/start-set-up-app'
import { tournamentAtDesk } from '@/tests/support/tournament-at-desk'

const browser = await launchBrowser()
const app = await startSetUpApp()
afterAll(async () => {
  await browser?.close()
  await app.stop()
})

const names = ['Deniz Öztürk', 'Ina Busch', 'Paul Adam', 'Eva Dorn', 'Silke Kruse-Ott', 'Toni Graf', 'Anja Freese', 'Karl-Friedrich von der Heide', 'Cem Yılmaz']
const people = names.map((name, index) => ({ name, club: index % 3 === 0 ? 'OL Fuchs' : '' }))

const seatsOf = async (page: Page) => page.locator('main ol button [data-name]').allInnerTexts()

/** Opens the dialog of a step and says yes. */
async function confirm(page: Page, step: string, yes: string) {
  await page.getByRole('button', { name: step }).click()
  await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Types the totals of the paper list that is open, checks the list and goes back. */
async function typeTotals(page: Page, totals: readonly string[]) {
  for (const [index, total] of totals.entries()) await page.locator(`[name=total-${index + 1}]`).fill(total)
  await page.getByText('Quersumme 0, stimmt').waitFor()
  await page.getByRole('button', { name: 'Summen übernehmen' }).click()
  await confirm(page, 'Prüfen', 'Ist geprüft')
  await page.getByText('geprüft', { exact: true }).first().waitFor()
}

describe.runIf(browser)('A round at the desk', () => {
  it('goes from the draw over a swap, the release and two paper lists to official standings', async () => {
    const page = await (await browser?.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 900 } }))?.newPage()
    if (!page) throw new Error('no browser')
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    const slug = await tournamentAtDesk(page, app.url, people)
    const spectator = await (await browser?.newContext({ locale: 'de-DE', viewport: { width: 390, height: 800 } }))?.newPage()
    if (!spectator) throw new Error('no browser')

    await page.goto(`${app.url}/desk/${slug}/draw`)
    await page.getByRole('button', { name: 'Runde 1 auslosen …' }).click()
    await page.getByLabel('Losnummern').fill('7 23 31 40')
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Runde 1 · Entwurf' }).waitFor()
    const before = await seatsOf(page)
    expect(before).toHaveLength(9)
    expect(await seriousFindings(page)).toEqual([])
    await spectator.goto(`${app.url}/de/t/${slug}`)
    expect(await spectator.locator('main').innerText()).toContain('Noch kein Sitzplan')

    // One seat by the mouse, the other by the keyboard.
    await page.locator('main ol button').nth(0).click()
    await page.locator('main ol button').nth(8).focus()
    await page.keyboard.press('Enter')
    await page.getByText('1 Tausch von Hand').waitFor()
    const after = await seatsOf(page)
    expect([after[0], after[8]]).toEqual([before[8], before[0]])

    await confirm(page, 'Veröffentlichen …', 'Veröffentlichen')
    await page.waitForURL('**/round/1')
    await page.getByRole('link', { name: 'Schilder und Listen drucken' }).waitFor()
    await page.goto(`${app.url}/desk/${slug}/draw`)
    await page.getByRole('main').getByRole('link', { name: 'Zur Runde 1' }).waitFor()
    await page.goBack()
    await page.waitForURL('**/round/1')
    await spectator.getByRole('heading', { name: 'Sitzplan Runde 1' }).waitFor()
    const shown = await spectator.locator('main').innerText()
    expect(names.filter((name) => shown.includes(name)), 'before consent is asked').toEqual([])
    expect(shown).toContain('Teilnehmer 9')

    await page.goto(`${app.url}/desk/${slug}/round/1`)
    expect(await seriousFindings(page)).toEqual([])
    await confirm(page, 'Runde freigeben …', 'Freigeben')
    await page.getByRole('timer', { name: 'Restzeit', exact: true }).waitFor()
    expect(await page.getByRole('timer', { name: 'Restzeit', exact: true }).innerText()).toMatch(/^(100|99):\d\d$/)
    await confirm(page, 'Runde beenden …', 'Beenden')
    await page.getByRole('button', { name: 'Runde abschließen …' }).click()
    expect((await page.getByRole('dialog').getByRole('link').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual(['Tisch 1 vom Papier ist nichts eingetragen', 'Tisch 2 vom Papier ist nichts eingetragen'])
    await page.keyboard.press('Escape')

    for (const [table, totals] of [['1', ['+12', '-12', '0', '0']], ['2', ['5', '5', '-3', '-7', '0']]] as const) {
      await page.goto(`${app.url}/desk/${slug}/round/1`)
      await page.getByRole('link', { name: `Liste von Tisch ${table} öffnen` }).click()
      await page.waitForURL(/\/lists\//)
      await typeTotals(page, totals)
      expect(await page.getByRole('link', { name: /^Weiter: Tisch/ }).allInnerTexts()).toEqual(table === '1' ? ['Weiter: Tisch 2 von Papier'] : [])
    }
    await page.goto(`${app.url}/desk/${slug}/round/1`)
    await confirm(page, 'Runde abschließen …', 'Abschließen')
    await page.goto(`${app.url}/desk/${slug}/results`)
    expect(await page.locator('main').innerText()).toContain('amtlich')
    const ranks = await page.locator('main tbody tr').evaluateAll((rows) => rows.map((row) => [row.firstElementChild?.textContent, row.children[2]?.textContent].join(' ')))
    expect(ranks).toEqual(['1 +12', '2 +5', '2 +5', '4 0', '4 0', '4 0', '7 −3', '8 −7', '9 −12'])
    expect(await seriousFindings(page)).toEqual([])
    await spectator.getByText('amtlich').waitFor()
    expect(await seriousFindings(spectator)).toEqual([])
    expect(await spectator.context().cookies()).toEqual([])
    expect(complaints).toEqual([])
  })
})
