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

// Where invitation links lead: a session belongs to one host name.
const origin = app.url.replace('127.0.0.1', 'localhost')
const people = ['Anna Meyer', 'Sönke Meyden', 'Deniz Öztürk', 'Ina Busch'].map((name) => ({ name, club: '' }))

/** A profile of its own, as on another person's device. */
async function newProfile(): Promise<Page> {
  const context = await browser?.newContext({ locale: 'de-DE', viewport: { width: 320, height: 700 }, reducedMotion: 'reduce', bypassCSP: true })
  if (!context) throw new Error('no browser')
  return context.newPage()
}
const profiles = browser ? { management: await newProfile(), guest: await newProfile() } : null
function here(page: Page | undefined): Page {
  if (!page) throw new Error('no browser')
  return page
}
const management = () => here(profiles?.management)
const guest = () => here(profiles?.guest)
let slug = ''

/** Invites as the management and gives the link that is shown. */
async function invite(role: string): Promise<string> {
  await management().getByRole('button', { name: 'Einladen' }).click()
  await management().getByRole('combobox', { name: 'Rolle' }).selectOption({ label: role })
  await management().getByRole('button', { name: 'Link erstellen' }).click()
  const link = await management().getByRole('textbox', { name: 'Link' }).inputValue()
  await management().getByRole('button', { name: 'Fertig' }).click()
  return link
}
const draw = async () => (await guest().request.post(`${origin}/api/desk/${slug}/draw`, { data: { seed: '', replaces: null }, headers: { Origin: origin } })).status()

describe.runIf(browser)('From an invitation to a role and its end', () => {
  it('the management invites a desk helper by a link and a QR code', async () => {
    slug = await tournamentAtDesk(management(), app.url, people)
    await management().goto(`${app.url}/desk/${slug}/settings`)
    expect(await seriousFindings(management())).toEqual([])
    await management().getByRole('button', { name: 'Einladen' }).click()
    await management().getByRole('button', { name: 'Link erstellen' }).click()
    await management().getByRole('img', { name: 'QR-Code dieser Einladung' }).waitFor()
    expect(await seriousFindings(management())).toEqual([])
    await management().getByRole('button', { name: 'Fertig' }).click()
    await management().getByText('Offene Einladungen').waitFor()
  })

  it('somebody without an account makes one by the link, after a mistake that is named, and stands at the desk', async () => {
    const link = await invite('Turnierhilfe')
    expect(new URL(link).origin).toBe(origin)
    await guest().goto(link)
    await guest().getByText('Einladung zum Turnier „Herbstturnier Verden“. Rolle: Turnierhilfe.').waitFor()
    expect(await seriousFindings(guest())).toEqual([])
    await guest().getByRole('textbox', { name: 'Name' }).fill('Berta Busch')
    await guest().getByLabel('E-Mail-Adresse').fill('berta@verein.example')
    await guest().getByLabel('Passwort', { exact: true }).fill('kurz')
    await guest().getByLabel('Passwort wiederholen').fill('kurz')
    await guest().getByRole('button', { name: 'Konto anlegen und annehmen' }).click()
    await guest().getByText('Das Passwort braucht mindestens 10 Zeichen.').waitFor()
    await guest().getByLabel('Passwort', { exact: true }).fill('zehn Zeichen!')
    await guest().getByLabel('Passwort wiederholen').fill('zehn Zeichen!')
    await guest().getByRole('button', { name: 'Konto anlegen und annehmen' }).click()
    await guest().waitForURL(`**/desk/${slug}/people`)
    expect(await guest().locator('[data-person]').count()).toBe(4)

    const stranger = await newProfile()
    await stranger.goto(link)
    await stranger.getByText('Diese Einladung wurde schon angenommen').waitFor()
    await stranger.context().close()
  })

  it('a desk helper sees people and lists and cannot draw, neither by a button nor by the route', async () => {
    const steps = await guest().getByRole('navigation', { name: 'Schritte des Turniers' }).getByRole('link').allInnerTexts()
    expect(steps.map((text) => text.split('\n')[0])).toEqual(['Teilnehmer', 'Runde 1', 'Listen', 'Ergebnisse', 'Druck'])
    expect(await guest().getByText('auslosen').count()).toBe(0)
    expect(await draw()).toBe(403)
    for (const step of ['draw', 'settings']) expect((await guest().goto(`${origin}/desk/${slug}/${step}`))?.status()).toBe(404)
  })

  it('the role ends at the next request, which says so, and undo gives it back', async () => {
    await management().getByRole('button', { name: 'Berta Busch: Rolle Turnierhilfe beenden' }).click()
    await management().getByText('Berta Busch: Turnierhilfe ist beendet.').waitFor()
    expect(await draw()).toBe(403)
    await guest().goto(`${origin}/desk/${slug}/people`)
    await guest().getByText('Die eigene Rolle in diesem Turnier wurde beendet.').waitFor()
    expect(await seriousFindings(guest())).toEqual([])
    await management().getByRole('button', { name: 'Rückgängig' }).click()
    await management().getByText('Berta Busch: Turnierhilfe gilt wieder.').waitFor()
    await guest().goto(`${origin}/desk/${slug}/people`)
    expect(await guest().locator('[data-person]').count()).toBe(4)
  })

  it('who is signed in accepts by one click, and gets the next role beside the first', async () => {
    await guest().goto(await invite('Schiedsrichter'))
    await guest().getByText('Angemeldet als Berta Busch (berta@verein.example).').waitFor()
    await guest().getByRole('button', { name: 'Einladung annehmen' }).click()
    // Where a referee has work; the desk is open to this role as well.
    await guest().waitForURL(`**/referee/${slug}`)
    await guest().goto(`${origin}/desk/${slug}/people`)
    await guest().getByRole('link', { name: 'Auslosung' }).waitFor()
    await management().getByRole('button', { name: 'Berta Busch: Rolle Schiedsrichter beenden' }).waitFor()
  })

  it('a withdrawn link says so, and the last management stays', async () => {
    await management().getByRole('button', { name: 'Einladung zurückziehen' }).first().click()
    await management().getByText('Die Einladung ist zurückgezogen.').waitFor()
    const link = await invite('Ansage')
    await management().getByRole('button', { name: /Einladung zurückziehen: Ansage/ }).click()
    await management().getByRole('button', { name: /Einladung zurückziehen: Ansage/ }).waitFor({ state: 'detached' })
    await guest().goto(link)
    await guest().getByText('Diese Einladung wurde zurückgezogen.').waitFor()
    expect(await management().getByRole('button', { name: /Rolle Turnierleitung beenden/ }).count()).toBe(0)
  })
})
