import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'

import { launchBrowser } from '@/tests/support/browser'
import { endOfStart } from '@/tests/support/end-of-start'
import { seriousFindings } from '@/tests/support/serious-findings'
import { startApp } from '@/tests/support/start-app'

const browser = await launchBrowser()
const app = await startApp()
afterAll(async () => {
  await browser?.close()
  await app.stop()
})

// Where the printed link leads: a session belongs to one host name.
const { origin } = new URL(app.setUpLink ?? app.url)
const [email, password] = ['anna@verein.example', 'zehn Zeichen!']
const people = [
  ['Anna Meyer', 'OL Fuchs'],
  ['Sönke von der Meyden', 'KS Obw'],
  ['Deniz Öztürk', 'HB Re'],
  ['Ina Busch', ''],
  ['Paul Adam', 'KS Obw'],
  ['Timo Claus', 'HB Re'],
  ['Eva Dorn', 'OL Fuchs'],
  ['Cem Yılmaz', 'OL Fuchs'],
  ['Hauke Petersen', 'HB Re'],
] as const

const context = await browser?.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', bypassCSP: true })
const page = await context?.newPage()
const here = (): Page => {
  if (!page) throw new Error('no browser')
  return page
}
const rows = () => here().locator('[data-person]')
const row = (name: string) => rows().filter({ hasText: name })

async function signIn(wish: string): Promise<void> {
  await here().getByLabel('E-Mail-Adresse').fill(email)
  await here().getByLabel('Passwort').fill(wish)
  await here().getByRole('button', { name: 'Anmelden' }).click()
}

describe.runIf(browser)('From the set-up link to nine people who are there', () => {
  it('the administrator is made, and signs in after a wrong password that says so and keeps the address', async () => {
    await here().goto(app.setUpLink ?? '')
    await here().getByRole('textbox', { name: 'Name' }).fill('Anna Krüger')
    await here().getByLabel('E-Mail-Adresse').fill(email)
    await here().getByLabel('Passwort', { exact: true }).fill(password)
    await here().getByLabel('Passwort wiederholen').fill(password)
    await here().getByRole('button', { name: 'Konto anlegen' }).click()
    await here().getByRole('link', { name: /nmeld/ }).click()
    await signIn('falsches Passwort')
    await here().getByText('E-Mail-Adresse oder Passwort stimmt nicht.').waitFor()
    expect(await here().getByLabel('E-Mail-Adresse').inputValue()).toBe(email)
    expect(await seriousFindings(here())).toEqual([])
    await signIn(password)
    await here().waitForURL('**/desk')
  })

  it('a tournament that lacks its place says so, survives a reload, and is made once by a double click', async () => {
    await here().getByRole('link', { name: 'Neues Turnier' }).click()
    await here().getByRole('textbox', { name: 'Name' }).fill('Müllers Cup')
    await here().getByRole('button', { name: 'Turnier anlegen' }).click()
    await here().getByText('Bitte den Ort eingeben.').waitFor()
    expect(await seriousFindings(here())).toEqual([])
    await here().reload()
    await expect.poll(() => here().getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Müllers Cup')
    await here().getByRole('textbox', { name: 'Ort' }).fill('Verden')
    await here().getByRole('button', { name: 'Turnier anlegen' }).dblclick()
    await here().waitForURL('**/desk/muellers-cup/people')
    await here().goto(`${origin}/desk`)
    await here().getByText('Müllers Cup').first().waitFor()
    expect(await here().getByText('Müllers Cup').count()).toBe(1)
    await here().getByText('Müllers Cup').click()
    await here().waitForURL('**/people')
  })

  it('nine people are typed without the mouse, and stand there once with their numbers after a reload', async () => {
    await here().getByLabel('Name (sucht auch)').click()
    for (const [name, club] of people) {
      await here().keyboard.type(name)
      await here().keyboard.press('Tab')
      await here().keyboard.type(club)
      await here().keyboard.press('Enter')
      await here().keyboard.press('Enter')
    }
    await row('Hauke Petersen').getByText('9', { exact: true }).waitFor()
    await here().reload()
    await row('Hauke Petersen').waitFor()
    expect(await rows().count()).toBe(9)
    expect(await rows().first().innerText()).toMatch(/^1\s+Anna Meyer\s+OL Fuchs/)
    expect(await seriousFindings(here())).toEqual([])
  })

  it('somebody is found without an umlaut, ticked by Space, and taken back by Ctrl Z', async () => {
    const field = here().getByLabel('Name (sucht auch)')
    await field.fill('oez')
    expect(await rows().count()).toBe(1)
    await field.press('ArrowDown')
    await here().keyboard.press('Space')
    await here().getByText('1 da, 8 fehlen').waitFor()
    await here().keyboard.press('Control+z')
    await here().getByText('0 da, 9 fehlen').waitFor()
    await field.fill('')
  })

  it('a second desk ticks everybody, and this one sees it by itself', async () => {
    const other = await context?.newPage()
    await other?.goto(here().url())
    for (const [name] of people) await other?.getByRole('button', { name: `${name} ist da` }).click()
    await here().getByText('9 da, niemand fehlt').waitFor()
    expect(await here().getByRole('link', { name: 'Runde 1 auslosen' }).isVisible()).toBe(true)
    await other?.close()
  })

  it.each([320, 390, 1280])('nothing reaches over the edge or lacks contrast at %i px, in both themes', async (width) => {
    await here().setViewportSize({ width, height: 740 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await here().emulateMedia({ colorScheme })
      for (const path of ['people', 'settings']) {
        await here().goto(`${origin}/desk/muellers-cup/${path}`)
        expect(await here().evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
        expect(await seriousFindings(here())).toEqual([])
      }
    }
  })

  it('a forgotten password is set by a one-time link, which ends the session that was open', async () => {
    const { lines } = await endOfStart('lib/start/admin-link.js', { DATA_DIR: app.dataDir, PORT: new URL(app.url).port, LC_ALL: 'de_DE.UTF-8', HOST: '127.0.0.1' })
    const link = /http\S+/.exec(lines.join(' '))?.[0] ?? ''
    const fresh = await (await browser?.newContext({ locale: 'de-DE' }))?.newPage()
    await fresh?.goto(link)
    await fresh?.getByLabel('E-Mail-Adresse').fill(email)
    await fresh?.getByLabel('Neues Passwort', { exact: true }).fill('ganz neues Passwort')
    await fresh?.getByLabel('Neues Passwort wiederholen').fill('ganz neues Passwort')
    await fresh?.getByRole('button', { name: 'Passwort speichern' }).click()
    await fresh?.getByText('gilt ab sofort').waitFor()
    await here().goto(`${origin}/desk`)
    await here().waitForURL('**/sign-in?then=%2Fdesk')
    await signIn('ganz neues Passwort')
    await here().waitForURL('**/desk')
    await here().getByRole('button', { name: 'Abmelden' }).click()
    await here().waitForURL('**/sign-in**')
  })
})
