import { readFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '@/tests/support/browser'
import { misfits } from '@/tests/support/misfits'
import { helper, paperHall } from '@/tests/support/paper-hall'
import { picture } from '@/tests/support/picture'
import { deskStep } from '@/tests/support/round/desk-step'
import { seriousFindings } from '@/tests/support/serious-findings'
import { signInAtDesk } from '@/tests/support/sign-in-at-desk'
import { administrator } from '@/tests/support/start-set-up-app'

interface PaperLine {
  readonly keys: string
  readonly rubric: string
  readonly totals: readonly number[]
}

// Written by the hand that made the table's list; a wrong line turns the test red.
const lines = JSON.parse(readFileSync(new URL('../fixtures/paper-list.json', import.meta.url), 'utf8')) as readonly PaperLine[]
const browser = await launchBrowser()
const { app, paper, stop } = await paperHall()
afterAll(async () => {
  await browser?.close()
  await stop()
})

const newPage = async (locale: string, width: number, dark = false) => (await browser?.newContext({ locale, viewport: { width, height: 900 }, reducedMotion: 'reduce', colorScheme: dark ? 'dark' : 'light' }))?.newPage()
const pages = { first: await newPage('de-DE', 1280), second: await newPage('de-DE', 1280) }
const pageOf = (who: keyof typeof pages): Page => {
  const page = pages[who]
  if (!page) throw new Error('no browser')
  return page
}
const complaints: string[] = []
for (const page of Object.values(pages)) page?.on('pageerror', (error) => complaints.push(error.message))

beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => {
    for (const [name, page] of Object.entries(pages)) if (page) await picture(page, `failed-${name}`)
  })
})

const minus = (points: number) => (points === 0 ? '0' : `${points < 0 ? '−' : '+'}${Math.abs(points)}`)
const totalsOf = async (page: Page, row: number) => page.locator('tbody tr').nth(row).locator('td b').allInnerTexts()
const field = (page: Page) => page.locator('#paper-line')
/** Keys that come before the line has the focus go nowhere. */
const readyForKeys = (page: Page) => page.locator('#paper-line:focus').waitFor()
const typeLine = async (page: Page, keys: string) => {
  await page.keyboard.type(keys)
  await page.keyboard.press('Enter')
}

describe.runIf(browser)('A paper list at the desk', () => {
  it('is typed whole by the keyboard alone, well within a minute, with the running totals of the paper', async () => {
    const page = pageOf('first')
    await signInAtDesk(page, app.url, administrator)
    await page.goto(paper)
    await picture(page, 'begin')
    await page.getByRole('button', { name: 'Anfangen' }).click()
    await readyForKeys(page)
    const began = Date.now()
    for (const [index, { keys, totals }] of lines.entries()) {
      await typeLine(page, keys)
      expect([index, await totalsOf(page, index)]).toEqual([index, totals.map(minus)])
      if (index === 12) await picture(page, 'mid')
    }
    expect(Date.now() - began).toBeLessThan(45_000)
    await page.getByText('Alles gespeichert', { exact: true }).waitFor()
    await picture(page, 'whole')
    expect(await seriousFindings(page)).toEqual([])
    expect(await misfits(page)).toEqual([])
  })

  it('says at once what a row lacks, and takes no row that the table could not have written', async () => {
    const page = pageOf('first')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('+2 +2 -2 -1')
    await page.getByText(/Quersumme.*TSR 7\.3\.3/).first().waitFor()
    await picture(page, 'wrong')
    await page.keyboard.press('Enter')
    expect(await totalsOf(page, lines.length - 1)).toEqual(lines.at(-1)?.totals.map(minus))
    await page.keyboard.press('Escape')
  })

  it('has an earlier row corrected by arrow keys and Enter, and put back', async () => {
    const page = pageOf('first')
    for (let up = 0; up < lines.length; up++) await page.keyboard.press('ArrowUp')
    expect(await field(page).inputValue()).toBe(lines[0]?.keys)
    const other = `4${(lines[0]?.keys ?? '').slice(1)}`
    await page.keyboard.press('Control+a')
    await typeLine(page, other)
    await expect.poll(() => totalsOf(page, 0)).not.toEqual(lines[0]?.totals.map(minus))
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Control+a')
    await typeLine(page, lines[0]?.keys ?? '')
    await page.keyboard.press('Escape')
    await expect.poll(() => totalsOf(page, lines.length - 1)).toEqual(lines.at(-1)?.totals.map(minus))
  })

  it('keeps what the server has not got yet, over a reload, and sends it then', async () => {
    const page = pageOf('first')
    await page.getByText('Alles gespeichert', { exact: true }).waitFor()
    await page.route('**/lists/operations', (route) => route.abort())
    await page.keyboard.press('Backspace')
    await page.getByText('Noch einmal ⌫').waitFor()
    await page.keyboard.press('Backspace')
    await page.getByText(/Der Server antwortet nicht/).waitFor()
    await typeLine(page, lines.at(-1)?.keys ?? '')
    await page.getByText('2 Zeilen noch nicht gespeichert').waitFor()
    await page.getByText('noch nicht gespeichert', { exact: true }).waitFor()
    await picture(page, 'offline')
    await page.unroute('**/lists/operations')
    await page.reload()
    await page.getByText('Alles gespeichert', { exact: true }).waitFor()
    expect(await totalsOf(page, lines.length - 1)).toEqual(lines.at(-1)?.totals.map(minus))
  })

  it('has its photo kept beside it, and anything else refused in a sentence', async () => {
    const page = pageOf('first')
    const choose = page.locator('input[type=file]')
    await choose.setInputFiles({ name: 'list.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') })
    await page.getByText(/kein Bild, das gezeigt werden kann/).waitFor()
    const canvas = createCanvas(600, 800)
    const context = canvas.getContext('2d')
    context.fillStyle = '#eee8d5'
    context.fillRect(0, 0, 600, 800)
    await choose.setInputFiles({ name: 'list.png', mimeType: 'image/png', buffer: canvas.toBuffer('image/png') })
    const image = page.getByRole('img', { name: /Foto 1 der Papierliste/ })
    await image.waitFor()
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(600)
    const answer = await page.request.get(new URL((await image.getAttribute('src')) ?? '', app.url).href)
    expect([answer.headers()['content-type'], answer.headers()['cache-control'], answer.headers()['x-content-type-options']]).toEqual(['image/jpeg', 'private, no-store', 'nosniff'])
    await picture(page, 'photo')
    expect(await seriousFindings(page)).toEqual([])
  })
})

describe.runIf(browser)('A second entry of a paper list', () => {
  it('is typed by somebody else who sees nothing of the first', async () => {
    const page = pageOf('second')
    await signInAtDesk(page, app.url, helper)
    await page.goto(paper)
    await page.getByRole('button', { name: 'Zweite Eingabe beginnen' }).click()
    await page.waitForURL('**/paper/second')
    await readyForKeys(page)
    expect(await page.locator('tbody tr').count()).toBe(1)
    for (const [index, { keys }] of lines.entries()) await typeLine(page, index === 6 ? `4${keys.slice(1)}` : keys)
    await page.getByText('Alles gespeichert', { exact: true }).waitFor()
    await picture(page, 'second')
    await page.getByRole('button', { name: 'Fertig: vergleichen' }).click()
    await page.waitForURL(/\/paper#second$/)
    await page.getByText('Ein Unterschied ist zu entscheiden').waitFor()
    await expect.poll(() => page.locator('#second').evaluate((heading) => heading.getBoundingClientRect().top < innerHeight)).toBe(true)
    await picture(page, 'differences')
    expect(await seriousFindings(page)).toEqual([])
  })

  it('keeps the list from being handed in until its one difference is decided, then it is checked', async () => {
    const page = pageOf('first')
    await page.getByText('Ein Unterschied ist zu entscheiden').waitFor()
    await page.getByText(/noch ein Unterschied offen/).waitFor()
    expect(await page.getByRole('button', { name: 'Fertig: Liste abgeben' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'In der Liste gilt für Spiel 7' }).click()
    await page.getByText(/^Stimmt überein/).waitFor()
    await page.getByRole('button', { name: 'Fertig: Liste abgeben' }).click()
    await page.getByText('Abgegeben').waitFor()
    await deskStep(page, 'Prüfen', 'Ist geprüft')
    await page.getByText('Geprüft', { exact: true }).waitFor()
    await picture(page, 'checked')
    expect(complaints).toEqual([])
  })

  it.each([
    ['de-DE', 320, false],
    ['en-GB', 390, true],
    ['en-GB', 1280, true],
  ])('fits in %s on %i px', async (locale, width, dark) => {
    const page = await newPage(locale, width, dark)
    if (!page) throw new Error('no browser')
    await page.context().addCookies(await pageOf('first').context().cookies())
    await page.goto(paper)
    await page.locator('tbody tr').first().waitFor()
    await picture(page, `fits-${locale}-${String(width)}`)
    expect(await misfits(page)).toEqual([])
    expect(await seriousFindings(page)).toEqual([])
    await page.close()
  })
})
