import { join } from 'node:path'

import Database from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'

import { launchBrowser } from '@/tests/support/browser'
import { seriousFindings } from '@/tests/support/serious-findings'
import { startApp, type App } from '@/tests/support/start-app'
import { administrator, startSetUpApp } from '@/tests/support/start-set-up-app'

const browser = await launchBrowser()
const apps: App[] = []
afterEach(async () => {
  for (const context of browser?.contexts() ?? []) await context.close()
  for (const app of apps.splice(0)) await app.stop()
})
const unused = startApp()
const used = startSetUpApp()
afterAll(async () => {
  await browser?.close()
  for (const app of [unused, used]) await (await app).stop()
})

async function fresh() {
  const app = await startApp()
  apps.push(app)
  return app
}

async function newPage(options: Parameters<NonNullable<typeof browser>['newContext']>[0] = {}): Promise<Page> {
  if (!browser) throw new Error('no browser')
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 320, height: 640 }, ...options })
  return context.newPage()
}

async function fill(page: Page, { name, email, password, again = password }: Record<'name' | 'email' | 'password', string> & { again?: string }) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByLabel('Passwort wiederholen').fill(again)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
}

describe.runIf(browser)('Whoever started Karlchen', () => {
  it('is told by the start page where the link is, and becomes the administrator by it', async () => {
    const app = await fresh()
    const page = await newPage()
    await page.goto(app.url)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Karlchen läuft, ist aber noch nicht eingerichtet')
    await page.goto(app.setUpLink ?? '')
    await fill(page, administrator)
    await page.getByText(`Das Verwaltungskonto für ${administrator.email} ist angelegt`).waitFor()
    expect(await page.getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toBe('/sign-in')
    await page.goto(app.url)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('bei denen die Liste stimmt')
  })

  it('keeps what was typed when something is wrong, and is told what at its field', async () => {
    const app = await fresh()
    const page = await newPage()
    await page.goto(app.setUpLink ?? '')
    await fill(page, { name: ' ', email: 'anna', password: 'kurz' })
    for (const reason of ['Bitte den Namen eingeben.', 'Bitte eine E-Mail-Adresse wie anna@verein.example eingeben.', 'Das Passwort braucht mindestens 10 Zeichen.']) await page.getByText(reason).waitFor()
    expect(await page.getByLabel('E-Mail-Adresse').inputValue()).toBe('anna')
    expect(await page.getByLabel('Passwort', { exact: true }).inputValue()).toBe('kurz')
    expect(await page.getByLabel('Name').getAttribute('aria-invalid')).toBe('true')
    await fill(page, { ...administrator, again: 'zehn zeichen' })
    await page.getByText('Die beiden Passwörter sind verschieden.').waitFor()
    await fill(page, administrator)
    await page.getByRole('link', { name: 'Zur Anmeldung' }).waitFor()
  })

  it('can paste the link into a tab that already shows the page', async () => {
    const app = await fresh()
    const page = await newPage()
    await page.goto(`${app.url}/set-up`)
    await page.getByText('Bitte den einmaligen Link öffnen').waitFor()
    await page.goto(app.setUpLink ?? '')
    await fill(page, administrator)
    await page.getByRole('link', { name: 'Zur Anmeldung' }).waitFor()
  })

  it('loses nothing when the server is away at that moment', async () => {
    const app = await fresh()
    const page = await newPage()
    await page.goto(app.setUpLink ?? '')
    await page.context().setOffline(true)
    await fill(page, administrator)
    await page.getByText('Das hat nicht geklappt. Bitte noch einmal versuchen.').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await page.getByRole('link', { name: 'Zur Anmeldung' }).waitFor()
  })
})

describe.runIf(browser)('A link that no longer works says so', () => {
  it('when it was used, also to somebody who had it open', async () => {
    const app = await fresh()
    const [first, second] = [await newPage(), await newPage()]
    await first.goto(app.setUpLink ?? '')
    await second.goto(app.setUpLink ?? '')
    await fill(first, administrator)
    await first.getByRole('link', { name: 'Zur Anmeldung' }).waitFor()
    await fill(second, { ...administrator, email: 'berta@club.example' })
    await second.getByText('Karlchen ist schon eingerichtet.').waitFor()
    await second.reload()
    await second.getByRole('heading', { name: 'Karlchen ist schon eingerichtet' }).waitFor()
    expect(await second.getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toBe('/sign-in')
  })

  it('when it is of an earlier start', async () => {
    const app = await fresh()
    const page = await newPage()
    await page.goto(`${app.url}/set-up#t=of-an-earlier-start`)
    await fill(page, administrator)
    await page.getByText('Bitte den Link des letzten Starts öffnen.').waitFor()
  })

  it('when a day has passed', async () => {
    const app = await fresh()
    const database = new Database(join(app.dataDir, 'karlchen.db'))
    database.prepare('UPDATE Instance SET setUpTokenExpiresAt = ?').run(new Date(Date.now() - 1000).toISOString())
    database.close()
    const page = await newPage()
    await page.goto(app.setUpLink ?? '')
    await fill(page, administrator)
    await page.getByText('Dieser Link ist abgelaufen.').waitFor()
  })
})

describe.runIf(browser)('On a small phone, in both languages, light and dark', () => {
  it.each([
    ['the page before set-up', '/', 'de-DE', 'light'],
    ['the page before set-up', '/', 'en-GB', 'dark'],
    ['the form', '/set-up#t=x', 'de-DE', 'dark'],
    ['the form', '/set-up#t=x', 'en-GB', 'light'],
    ['the form without its link', '/set-up', 'de-DE', 'light'],
    ['the page of a used link', '/set-up#t=x', 'en-GB', 'dark'],
  ] as const)('%s fits and is readable: %s %s %s', async (name, path, locale, colorScheme) => {
    const app = await (name.includes('used') ? used : unused)
    const page = await newPage({ locale, colorScheme })
    await page.goto(app.url + path, { waitUntil: 'load' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await seriousFindings(page)).toEqual([])
  })
})
