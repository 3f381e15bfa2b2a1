import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'

import { launchBrowser } from '@/tests/support/browser'
import { startApp } from '@/tests/support/start-app'
import { standStill } from '@/tests/support/stand-still'

const browser = await launchBrowser()
const app = await startApp()
afterAll(async () => {
  await browser?.close()
  await app.stop()
})

type Theme = 'light' | 'dark'

/** The rules page on the smallest phone; whatever it complains about fails the test. */
async function onPhone(path: string, visit: (page: Page) => Promise<void>, colorScheme: Theme = 'light') {
  const context = await browser?.newContext({ locale: 'de-DE', viewport: { width: 320, height: 640 }, colorScheme, hasTouch: true })
  const page = await context?.newPage()
  if (!context || !page) throw new Error('no browser')
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(app.url + path, { waitUntil: 'networkidle' })
  await visit(page)
  expect(complaints).toEqual([])
  await context.close()
}

const button = (page: Page, name: string, inside = 'body') => page.locator(inside).getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
/** The answer of an aid; counters are announced as well, but are no answers. */
const result = (page: Page) => page.getByRole('tabpanel').locator('[role=status]')
const answer = (page: Page) => result(page).innerText()
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Nothing sticks out at the right, and what the thumb needs is in sight. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe.runIf(browser)('The rules page at 320 px, in German', () => {
  it('works out the drawn game: +5 with every reason and its paragraph', async () => {
    await onPhone('/de/rules', async (page) => {
      await button(page, '151–180').click()
      await group(page, 'Ansage und Absagen von Re').getByRole('button', { name: 'keine 90' }).click()
      await button(page, 'Fuchs gefangen, Re: mehr').click()
      await button(page, 'Doppelkopf, Kontra: mehr').click()
      expect(await answer(page)).toMatch(/Re gewinnt\s+Re je \+5, Kontra je \u22125\s+\+5/)
      const shown = await result(page).boundingBox()
      expect(shown && shown.y + shown.height).toBeLessThanOrEqual(640)

      await page.getByRole('button', { name: 'Gründe (6)' }).click()
      const reasons = await page.getByRole('list', { name: 'Gründe' }).getByRole('listitem').allInnerTexts()
      expect(reasons.map((reason) => reason.replaceAll(/\n+/g, '\n'))).toEqual([
        'Gewonnen\nTSR 7.2.2 (a)\n+1',
        'Unter 90 gespielt\nTSR 7.2.2 (a)\n+1',
        '„Re“ angesagt\nTSR 7.2.2 (b)\n+2',
        '„keine 90“ von Re abgesagt\nTSR 7.2.2 (c)\n+1',
        'Fuchs gefangen\nTSR 7.2.3\n+1',
        'Doppelkopf\nTSR 7.2.3 · für Kontra\n\u22121',
      ])
    })
  })

  it('says what is impossible, and what helps', async () => {
    await onPhone('/de/rules', async (page) => {
      await page.getByLabel('oder genau').fill('241')
      const alert = page.getByRole('tabpanel').getByRole('alert')
      expect(await alert.innerText()).toContain('Im ganzen Spiel gibt es 240 Augen, 241 können es nicht sein. Bitte nachzählen. TSR 2.2.2')
      await page.getByLabel('oder genau').fill('239')
      expect(await alert.innerText()).toContain('239 Augen gibt es nicht')
    })
  })

  it('gives a trick to a card, with the reason, card points and special points', async () => {
    await onPhone('/de/rules', async (page) => {
      await tab(page, 'Stich')
      for (const card of ['Herz Zehn', 'Karo Ass', 'Herz Zehn', 'Pik Neun']) await group(page, 'Karte legen').getByRole('button', { name: card }).click()
      const said = await answer(page)
      expect(said).toContain('Die 1. Karte gewinnt')
      expect(said).toContain('Von zwei gleichen Karten gewinnt die zuerst gespielte. TSR 5.3.3')
      expect(said).toContain('31 Augen')
      expect(said).toContain('Fuchs gefangen, wenn die 2. Karte von der Gegenpartei kam.')
      expect(await group(page, 'Gespielte Karten').getByRole('button').first().innerText()).toContain('gewinnt')
    })
  })

  it('says whether a call came in time, and until when it could', async () => {
    await onPhone('/de/rules', async (page) => {
      await tab(page, 'Ansage')
      expect(await answer(page)).toContain('Ja, das war rechtzeitig')
      await group(page, 'Was wurde gesagt?').getByRole('button', { name: 'keine 60' }).click()
      await group(page, 'Karten auf der Hand').getByRole('button', { name: '8', exact: true }).click()
      await group(page, 'Was die eigene Partei schon gesagt hat').getByRole('button', { name: 'keine 90' }).click()
      expect(await answer(page)).toMatch(/Nein, das war zu spät\s+Spätestens mit 9 Karten auf der Hand\.\s+.* TSR 6\.3\.4/)
    })
  })

  it('gives the penalty points of a case, and the whole table', async () => {
    await onPhone('/de/rules', async (page) => {
      await tab(page, 'Strafpunkte')
      await group(page, 'Einstufung').getByRole('button', { name: 'schwerwiegend' }).click()
      await group(page, 'Spiel').getByRole('button', { name: 'Solo' }).click()
      await group(page, 'Absagen des Solospielers davor, bis').getByRole('button', { name: 'keine 90' }).click()
      const said = await answer(page)
      expect(said).toContain('\u221215')
      expect(said).toContain('+15')
      expect(said).toContain('Das Solo gilt als gespielt und gewonnen, ein Spielwert kommt nicht dazu. TSR 9.4.4')
      expect(await page.getByRole('table').getByRole('rowheader').count()).toBe(10)
    })
  })
})

describe.runIf(browser)('The rules page at 320 px, in English', () => {
  it('speaks English throughout, cards included', async () => {
    await onPhone('/en/rules', async (page) => {
      await button(page, '121–150').click()
      expect(await answer(page)).toMatch(/Re wins\s+Re \+1 each, Kontra \u22121 each\s+\+1/)
      await tab(page, 'Trick')
      for (const card of ['queen of clubs', 'queen of spades', 'jack of hearts', 'ace of clubs']) await group(page, 'Lay a card').getByRole('button', { name: card }).click()
      expect(await answer(page)).toContain('Card 1 wins')
      expect(await group(page, 'Cards played').getByRole('button').first().innerText()).toContain('Q')
    })
  })
})

describe.runIf(browser).each([
  ['de', 'light', ['Wert', 'Stich', 'Ansage', 'Strafpunkte']],
  ['de', 'dark', ['Wert', 'Stich', 'Ansage', 'Strafpunkte']],
  ['en', 'light', ['Value', 'Trick', 'Call', 'Penalty']],
] as const)('Every aid in %s, %s', (language, theme, tabs) => {
  it('stays within 320 px and can be used by everybody', async () => {
    const range = '151–180'
    await onPhone(
      `/${language}/rules`,
      async (page) => {
        await button(page, range).click()
        await standStill(page)
        await page.evaluate(axe.source)
        for (const name of tabs) {
          await tab(page, name)
          expect(await overflow(page), name).toBe(0)
          const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run(document))
          const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
          expect(serious.map(({ id, nodes }) => `${name}: ${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([])
        }
      },
      theme,
    )
  })
})
