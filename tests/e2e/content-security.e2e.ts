import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'

import { launchBrowser } from '@/tests/support/browser'
import { startSetUpApp } from '@/tests/support/start-set-up-app'

const browser = await launchBrowser()
const app = await startSetUpApp()
afterAll(async () => {
  await browser?.close()
  await app.stop()
})

/** Opens the page and returns what the browser complained about and which hosts it asked. */
async function visit(page: Page, path: string) {
  const complaints: string[] = []
  const hosts = new Set<string>()
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith('data:') && !request.url().startsWith('blob:')) hosts.add(new URL(request.url()).origin)
  })
  await page.goto(app.url + path, { waitUntil: 'networkidle' })
  return { complaints, hosts: [...hosts] }
}

describe.runIf(browser)('The browser finds nothing to refuse', () => {
  it.each(['/', '/de', '/en', '/de/rules', '/en/rules', '/set-up', '/list', '/invitation'])('on %s, and asks no other host', async (path) => {
    const page = await (await browser?.newContext({ locale: 'de-DE' }))?.newPage()
    if (!page) throw new Error('no browser')
    const { complaints, hosts } = await visit(page, path)
    expect(complaints).toEqual([])
    expect(hosts).toEqual([app.url])
    await page.context().close()
  })

  it.each(['/', '/en/rules'])('on a second visit to %s, shown from its own copy', async (path) => {
    const page = await (await browser?.newContext({ locale: 'de-DE' }))?.newPage()
    if (!page) throw new Error('no browser')
    await visit(page, path)
    await visit(page, '/set-up')
    const { complaints } = await visit(page, path)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('on an address that leads nowhere, beside its status', async () => {
    const page = await (await browser?.newContext({ locale: 'de-DE' }))?.newPage()
    if (!page) throw new Error('no browser')
    const { complaints } = await visit(page, '/nothing/here')
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
    await page.context().close()
  })
})
