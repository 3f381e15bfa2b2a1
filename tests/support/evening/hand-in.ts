import { expect } from 'vitest'
import type { ListPhone } from '@/tests/support/round/list-phone'

/** Sees the totals that were written down, lets everybody confirm, and hands the list in. */
export async function handIn({ page, tap }: ListPhone, totals: readonly number[], names: readonly string[]): Promise<void> {
  await page.getByRole('heading', { name: 'Alle Spiele sind eingetragen' }).waitFor()
  const heads = await page.locator('thead th').allInnerTexts()
  // Below the total of a seat that was taken over stands what the substitute brought to it.
  const seatTotals = heads.map((text) => text.split('\n').map((line) => line.trim()).find((line) => /^[+\u2212]?\d+$/.test(line)) ?? '')
  expect(seatTotals.map((total) => Number(total.replace('\u2212', '-')))).toEqual(totals)
  for (const name of names) {
    await page.getByRole('button', { name: new RegExp(`^${name} bestätigt`) }).click()
    await page.getByRole('button', { name: new RegExp(`^${name} hat bestätigt`) }).waitFor()
  }
  await tap('Liste abgeben')
  await page.getByRole('dialog').getByRole('button', { name: 'Abgeben', exact: true }).click()
  await page.getByText(/^Abgegeben um .* Die Liste ist gesperrt\./).waitFor()
}
