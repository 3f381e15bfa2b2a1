import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { deskStep } from '@/tests/support/round/desk-step'

/** Draws, publishes, and gives the names at each table in the order of their positions. */
export async function drawRound(page: Page): Promise<string[][]> {
  await page.getByRole('link', { name: 'Runde 1 auslosen' }).click()
  await page.getByRole('button', { name: 'Runde 1 auslosen …' }).click()
  await page.getByLabel('Losnummern').fill('7 23 31 40')
  await page.getByRole('dialog').locator('button[type=submit]').dblclick()
  await page.getByRole('heading', { name: 'Runde 1 · Entwurf' }).waitFor()
  expect(await page.getByText('verworfen', { exact: false }).count(), 'drafts thrown away').toBe(0)
  const tables = page.locator('main section').filter({ has: page.getByRole('heading', { name: /^Tisch \d$/ }) })
  const seats = await tables.evaluateAll((sections) => sections.map((section) => Array.from(section.querySelectorAll('li button'), (seat) => seat.querySelector('[data-name]')?.textContent ?? '')))
  await deskStep(page, 'Veröffentlichen …', 'Veröffentlichen')
  return seats
}
