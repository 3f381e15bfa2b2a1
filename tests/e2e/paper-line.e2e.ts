import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '@/tests/support/browser'
import { paperHall } from '@/tests/support/paper-hall'
import { picture } from '@/tests/support/picture'
import { administrator } from '@/tests/support/start-set-up-app'

const lines = JSON.parse(readFileSync(new URL('../fixtures/paper-list.json', import.meta.url), 'utf8')) as readonly { readonly keys: string }[]
const browser = await launchBrowser()
const { app, paper, stop } = await paperHall()
afterAll(async () => {
  await browser?.close()
  await stop()
})

describe.runIf(browser)('The line of a paper list', () => {
  it('has the focus after a reload with the half row of its game, calls out a solo, and says when all games stand there', async () => {
    const page = await browser?.newPage({ locale: 'de-DE', viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    if (!page) throw new Error('no browser')
    await page.goto(`${app.url}/sign-in`)
    await page.getByLabel(/E-Mail/).fill(administrator.email)
    await page.getByLabel(/Passwort/).fill(administrator.password)
    await page.locator('form button[type=submit]').click()
    await page.waitForURL(/\/desk/)
    await page.goto(paper)
    await page.getByRole('button', { name: 'Anfangen' }).click()
    const line = page.locator('#paper-line')
    const meaning = page.locator('#paper-meaning')
    const hasFocus = () => expect.poll(() => line.evaluate((field) => document.activeElement === field)).toBe(true)

    await hasFocus()
    // A figure left out of 345 makes a solo of it.
    await page.keyboard.type('34')
    await meaning.getByText(/solo .*, Wert 3$/).waitFor()
    await picture(page, 'paper-solo')
    await page.reload()
    await hasFocus()
    expect(await line.inputValue()).toBe('34')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.reload()
    await hasFocus()
    expect(await line.inputValue()).toBe('')

    for (const { keys } of lines) {
      await page.keyboard.type(keys)
      await page.keyboard.press('Enter')
    }
    await page.getByText('Alle Spiele eingetragen', { exact: true }).waitFor()
    await page.keyboard.type('213')
    await meaning.getByText(`Alle ${String(lines.length)} Spiele stehen schon da`).waitFor()
    await picture(page, 'paper-all-there')
    await page.keyboard.press('Escape')

    // Half a correction stays with its game.
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('+2')
    await page.reload()
    await hasFocus()
    expect(await line.inputValue()).toBe('+2')
    await page.getByText(`Spiel ${String(lines.length)} berichtigen`).waitFor()
  })
})
