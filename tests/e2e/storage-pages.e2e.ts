import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '@/tests/support/browser'
import { listPage } from '@/tests/support/list-page'
import { picture } from '@/tests/support/picture'
import { refereeHall } from '@/tests/support/referee-hall'
import { seriousFindings } from '@/tests/support/serious-findings'

const wait = { timeout: 60_000 }
const browser = await launchBrowser()
const hall = await refereeHall(4, ['Anna Jansen', 'Kai Kruse-Ott', 'Can Öztürk', 'Ute Lehmann'])
afterAll(async () => {
  await browser?.close()
  await hall.stop()
})

/** What another program does to the server that opens its database to change it; a disk that is full or broken looks the same from here. */
function lock(): () => void {
  const other = new Database(join(hall.app.dataDir, 'karlchen.db'), { timeout: 30_000 })
  other.exec('BEGIN IMMEDIATE')
  return () => other.close()
}

describe.runIf(browser)('While the server can save nothing', () => {
  it('phone and desk say so in words, lose nothing of what is typed, and go on by themselves', async () => {
    if (!browser) throw new Error('no browser')
    const phone = await listPage(browser, hall.app.url)
    phone.page.setDefaultTimeout(wait.timeout)
    await phone.scan(hall.token)
    await phone.page.getByText('auf dem Server').first().waitFor(wait)
    const people = await hall.signIn(browser, 'desk', { viewport: { width: 1280, height: 900 }, locale: 'de-DE', bypassCSP: true })
    people.setDefaultTimeout(wait.timeout)
    await people.goto(`${hall.app.url}/desk/${hall.slug}/people`)
    const settings = await people.context().newPage()
    settings.setDefaultTimeout(wait.timeout)
    await settings.goto(`${hall.app.url}/desk/${hall.slug}/settings`)
    const place = settings.getByRole('textbox', { name: 'Ort' })
    await place.fill('Achim')

    const unlock = lock()
    try {
      await phone.enter(3, 3, 4)
      await phone.page.getByText('1 nicht gesendet').first().waitFor()
      await phone.page.getByText('Der Server kann gerade nichts speichern.').waitFor()
      await phone.page.getByText('auf dem Server').waitFor({ state: 'detached' })
      expect(await phone.rows()).toHaveLength(1)
      expect(await seriousFindings(phone.page)).toEqual([])
      await picture(phone.page, 'storage-phone')
      // Whoever asks for its health sees it as well.
      expect(await (await fetch(`${hall.app.url}/health`)).json()).toEqual({ status: 'failing', because: 'storage-locked' })

      await people.getByLabel('Name (sucht auch)').fill('Ina Busch')
      await people.keyboard.press('Enter')
      await people.getByRole('alert').getByText(/^Ein anderes Programm hält die Datenbank gesperrt\./).waitFor()
      await people.locator('[data-person]').filter({ hasText: 'Ina Busch' }).waitFor()

      await settings.getByRole('button', { name: 'Änderungen speichern' }).click()
      await settings.getByRole('alert').getByText(/^Ein anderes Programm hält die Datenbank gesperrt\. Deshalb wurde nichts gespeichert\./).waitFor()
      expect(await place.inputValue()).toBe('Achim')
      await picture(settings, 'storage-settings')

      // A page that is opened now says it at once, and shows what is saved.
      const board = await people.context().newPage()
      board.setDefaultTimeout(wait.timeout)
      await board.goto(`${hall.app.url}/desk/${hall.slug}/round/1`)
      await board.getByRole('alert').getByText('Gerade kann nichts gespeichert werden').waitFor()
      expect(await seriousFindings(board)).toEqual([])
      await picture(board, 'storage-board')
      await board.close()
    } finally {
      unlock()
    }

    await phone.page.getByText('auf dem Server').first().waitFor()
    await phone.page.getByText('Der Server kann gerade nichts speichern.').waitFor({ state: 'detached' })
    expect(await phone.rows()).toHaveLength(1)
    await people.getByRole('alert').getByText(/gesperrt/).waitFor({ state: 'detached' })
    await settings.getByRole('button', { name: 'Änderungen speichern' }).click()
    await settings.waitForURL(/saved=1/)
    expect(await place.inputValue()).toBe('Achim')
    await people.reload()
    await people.locator('[data-person]').filter({ hasText: 'Ina Busch' }).waitFor()
    await expect.poll(async () => (await fetch(`${hall.app.url}/health`)).status, wait).toBe(200)
  }, 240_000)
})
