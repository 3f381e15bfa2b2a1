import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '@/tests/support/browser'
import { helper, paperHall } from '@/tests/support/paper-hall'
import { picture } from '@/tests/support/picture'
import { signInAtDesk } from '@/tests/support/sign-in-at-desk'
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
    await signInAtDesk(page, app.url, administrator)
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
  it('goes on sending a second entry when the page is made anew at the very moment of an answer', async () => {
    const page = await browser?.newPage({ locale: 'de-DE', viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    if (!page) throw new Error('no browser')
    const desk = await browser?.newPage({ locale: 'de-DE' })
    if (!desk) throw new Error('no browser')
    await signInAtDesk(desk, app.url, administrator)
    await signInAtDesk(page, app.url, helper)
    await page.goto(paper)
    await page.getByRole('button', { name: 'Zweite Eingabe beginnen' }).click()
    await page.locator('#paper-line:focus').waitFor()
    // The second row's answer comes with the next change of the page, before the page has reacted to it.
    await page.evaluate(() => {
      const ask = window.fetch.bind(window)
      let sent = 0
      window.fetch = async (address, init) => {
        const answer = await ask(address, init)
        if (typeof address !== 'string' || !address.endsWith('/second/operations') || ++sent !== 2) return answer
        await new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            observer.disconnect()
            resolve()
          })
          observer.observe(document.querySelector('nav') ?? document.body, { subtree: true, childList: true, characterData: true })
          document.title = 'held'
        })
        return answer
      }
    })
    for (const { keys } of lines.slice(0, 4)) {
      await page.keyboard.type(keys)
      await page.keyboard.press('Enter')
    }
    await page.waitForFunction(() => document.title === 'held')
    const added = await desk.evaluate((address) => fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ people: [{ id: crypto.randomUUID(), name: 'Ada Nagel', club: '' }] }) }).then(({ status }) => status), paper.replace(/\/desk\/([^/]+)\/.*/, '/api/desk/$1/people'))
    expect(added).toBe(200)
    await page.getByText('Alles gespeichert', { exact: true }).waitFor()
    expect(await page.locator('tbody tr').count()).toBe(5)
    await page.close()
    await desk.close()
  })
})
