import type { Page } from 'playwright-core'
import { deskStep } from '@/tests/support/round/desk-step'

/** Draws a round, swaps people by hand until they sit as written down, and publishes. */
export async function drawAs(page: Page, desk: string, round: number, seats: readonly (readonly string[])[]): Promise<void> {
  await page.goto(`${desk}/draw`)
  await page.getByRole('button', { name: `Runde ${round} auslosen …` }).click()
  await page.getByLabel('Losnummern').fill(`7 23 31 ${round}`)
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await page.getByRole('heading', { name: `Runde ${round} · Entwurf` }).waitFor()
  const seat = (table: number, position: number) => page.locator('main section').filter({ has: page.getByRole('heading', { name: `Tisch ${table + 1}`, exact: true }) }).locator('li button').nth(position)
  for (const [table, people] of seats.entries()) {
    for (const [position, name] of people.entries()) {
      const target = seat(table, position)
      if ((await target.locator('[data-name]').innerText()) === name) continue
      await page.locator('main li button').filter({ has: page.getByText(name, { exact: true }) }).click()
      await page.getByText(`Die Position von ${name} ist gewählt.`, { exact: false }).waitFor()
      await target.click()
      await target.getByText(name, { exact: true }).waitFor()
    }
  }
  await deskStep(page, 'Veröffentlichen …', 'Veröffentlichen')
  await page.waitForURL(`**/round/${round}`)
}
