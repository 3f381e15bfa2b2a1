import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '@/tests/support/browser'
import { demoAccount, demoSignedIn, startDemo } from '@/tests/support/demo-app'
import { misfits } from '@/tests/support/misfits'
import { picture } from '@/tests/support/picture'
import { seriousFindings } from '@/tests/support/serious-findings'

const parent = mkdtempSync(join(tmpdir(), 'karlchen-pages-'))
const browser = await launchBrowser()
const demo = browser && (await startDemo(parent))
afterAll(async () => {
  await browser?.close()
  await demo?.stop()
  rmSync(parent, { recursive: true, force: true })
})

const slug = 'beispielturnier'
const publicPages = ['/de', '/en', '/de/rules', `/de/t/${slug}`, `/en/t/${slug}`, `/de/t/${slug}/results`, `/de/t/${slug}/table/1`, `/en/t/${slug}/person/1`, '/list', '/sign-in', '/invitation', '/new-password']
const staffPages = ['/desk', '/desk/new', ...['people', 'draw', 'round/1', 'round/2', 'lists', 'results', 'print', 'settings'].map((step) => `/desk/${slug}/${step}`), `/referee/${slug}`, `/referee/${slug}/log`]

/** Opens a page, lets it stand at the width of the desk and of the narrowest phone, and gives what is wrong with it. */
async function look(page: Page, address: string, theme: string): Promise<string[]> {
  await page.goto(`${demo?.url ?? ''}${address}`)
  await page.locator('main').first().waitFor()
  const found = [...(await seriousFindings(page)), ...(await misfits(page))]
  await page.setViewportSize({ width: 320, height: 640 })
  found.push(...(await misfits(page)))
  await picture(page, `${theme}${address.replaceAll('/', '-')}`)
  await page.setViewportSize({ width: 1280, height: 900 })
  return found.map((finding) => `${theme} ${address}: ${finding}`)
}

describe.skipIf(browser === null)('Every page', () => {
  it.each(['light', 'dark'] as const)('can be read and used by everybody, and fits the narrowest phone, in %s', async (colorScheme) => {
    const { management = '', password = '' } = first()
    const page = await demoSignedIn(browser ?? expect.fail(), demo?.url ?? '', management, password, { colorScheme, viewport: { width: 1280, height: 900 } })
    const found: string[] = []
    for (const address of publicPages) found.push(...(await look(page, address, colorScheme)))
    for (const address of staffPages) found.push(...(await look(page, address, colorScheme)))
    await page.goto(`${demo?.url ?? ''}/desk/${slug}/round/2`)
    const lists = await page.getByRole('article').getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const href of [...lists.slice(0, 2), `${lists[0] ?? ''}/paper`]) found.push(...(await look(page, href, colorScheme)))
    for (const href of lists.slice(0, 1)) found.push(...(await look(page, `/referee/${slug}/tables/${href.split('/').at(-1) ?? ''}`, colorScheme)))
    expect(found).toEqual([])
  })
})

const first = () => demoAccount(demo?.said ?? '')
