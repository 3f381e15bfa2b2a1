import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'

import { routesMatrix } from '@/tests/architecture/routes-matrix'
import { launchBrowser } from '@/tests/support/browser'
import { picture } from '@/tests/support/picture'
import { seriousFindings } from '@/tests/support/serious-findings'
import { startSetUpApp } from '@/tests/support/start-set-up-app'
import { tournamentAtDesk } from '@/tests/support/tournament-at-desk'

const browser = await launchBrowser()
const app = await startSetUpApp()
afterAll(async () => {
  await browser?.close()
  await app.stop()
})

const origin = app.url.replace('127.0.0.1', 'localhost')
const people = ['Anna Meyer', 'Sönke Meyden', 'Deniz Öztürk', 'Ina Busch'].map((name) => ({ name, club: 'OL Fuchs' }))
const page = await browser?.newPage({ locale: 'de-DE', viewport: { width: 1280, height: 900 } })
const here = (): Page => {
  if (!page) throw new Error('There is no browser.')
  return page
}
let slug = ''

const changing = Object.entries(routesMatrix).flatMap(([file, rows]) => (file.startsWith('app/api/desk/') && !file.includes('/archive/') ? rows.filter(({ method }) => method !== 'GET').map(({ method }) => [method, file.replace(/^app/, '').replace('/route.ts', '')] as const) : []))

describe.runIf(browser)('Several tournaments', () => {
  it('a new one is modelled on an older one, people and all', async () => {
    slug = await tournamentAtDesk(here(), origin, people)
    await here().goto(`${origin}/desk/${slug}/settings`)
    await here().getByRole('link', { name: 'Als Kopie neu anlegen' }).click()
    await here().waitForURL('**/desk/new?from=*')
    expect(await here().getByRole('textbox', { name: 'Ort' }).inputValue()).toBe('Verden')
    await here().getByRole('textbox', { name: 'Name' }).fill('Öhringer Nachtturnier')
    await here().getByText('Auch 4 Personen übernehmen').click()
    await picture(here(), 'copy')
    expect(await seriousFindings(here())).toEqual([])
    await here().getByRole('button', { name: 'Turnier anlegen' }).click()
    await here().waitForURL('**/desk/oehringer-nachtturnier/people')
    await here().getByText('Deniz Öztürk').waitFor()
  })

  it('what is over goes into the archive, and every act of its desk is refused there', async () => {
    await here().goto(`${origin}/desk/${slug}/settings`)
    await here().getByRole('button', { name: 'Ins Archiv …' }).click()
    await here().getByRole('button', { name: 'Ins Archiv legen' }).click()
    await here().waitForURL('**/desk')
    await here().getByText('Archiv (1)').click()
    await picture(here(), 'archive-list')
    await here().getByRole('link', { name: /Herbstturnier Verden/ }).click()
    await here().getByText('Dieses Turnier liegt im Archiv.', { exact: false }).waitFor()
    await picture(here(), 'archived-desk')
    expect(await seriousFindings(here())).toEqual([])

    expect(changing.length).toBeGreaterThan(40)
    const answers = await Promise.all(
      changing.map(async ([method, path]) => {
        const answer = await here().request.fetch(origin + path.replace('[slug]', slug).replaceAll(/\[[^\]]+\]/g, 'nothing'), { method, data: {}, headers: { Origin: origin } })
        return [path, answer.status(), ((await answer.json()) as { code: string }).code]
      }),
    )
    // Some acts belong to roles that the administrator has not; their refusal comes first.
    const open = answers.filter(([, , code]) => code !== 'tournament-archived' && code !== 'not-allowed')
    expect(open).toEqual([])
    expect(answers.filter(([, status]) => status === 409).length).toBeGreaterThan(30)
  })

  it('the public list has it below and finds it without umlauts, with no script at all', async () => {
    const reader = await browser?.newPage({ locale: 'de-DE', viewport: { width: 320, height: 700 }, javaScriptEnabled: false })
    if (!reader) throw new Error('There is no browser.')
    await reader.goto(`${origin}/de?q=oehringen nacht`)
    expect(await reader.locator('#tournaments a[href*="/t/"]').allInnerTexts()).toEqual([])
    await reader.getByText('Kein Turnier passt zu „oehringen nacht“.').waitFor()
    await reader.getByRole('searchbox').fill('oehringer')
    await reader.getByRole('button', { name: 'Suchen' }).click()
    await reader.getByRole('link', { name: /Öhringer Nachtturnier/ }).waitFor()
    await picture(reader, 'public-search-320')
    await reader.getByRole('link', { name: 'Alle zeigen' }).click()
    await reader.getByRole('heading', { name: 'Archiv' }).waitFor()
    expect(await reader.locator('#tournaments a[href*="/t/"]').allInnerTexts()).toEqual([expect.stringContaining('Öhringer'), expect.stringContaining('Herbstturnier')])
    await picture(reader, 'public-list-320')
    await reader.getByRole('link', { name: /Herbstturnier/ }).click()
    await reader.getByRole('heading', { name: 'Herbstturnier Verden' }).waitFor()
    await reader.close()
  })

  it('and it is taken back by one tap', async () => {
    await here().goto(`${origin}/desk`)
    await here().getByText('Archiv (1)').click()
    await here().getByRole('button', { name: 'Herbstturnier Verden aus dem Archiv zurückholen' }).click()
    await here().getByText('Archiv (1)').waitFor({ state: 'detached' })
    await here().setViewportSize({ width: 320, height: 700 })
    expect(await here().evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    await picture(here(), 'desk-list-320')
    expect(await seriousFindings(here())).toEqual([])
  })
})
