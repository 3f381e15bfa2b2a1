import { expect } from 'vitest'
import { formatPoints } from '@/lib/i18n/format-points'
import type { ListPhone } from '@/tests/support/round/list-phone'
import type { TypedTable } from '@/tests/support/round/one-round'

/** Everybody confirms, the list is handed in and locked, with the totals that were written down. */
export async function submitList({ page, tap, rows }: ListPhone, { size, totals }: TypedTable, names: readonly string[]): Promise<void> {
  await page.getByRole('heading', { name: 'Alle Spiele sind eingetragen' }).waitFor()
  expect(await rows.count()).toBe(size * 6)
  const heads = await page.locator('thead th').allInnerTexts()
  expect(heads.map((text) => Number(text.trim().split('\n').at(-1)?.replace('\u2212', '-')))).toEqual(totals)
  expect(heads.map((text, index) => text.includes(`${index + 1} ${names[index] ?? ''}`))).toEqual(names.map(() => true))

  for (const [index, name] of names.entries()) {
    // Everybody confirms the own figure, which stands in the button.
    const figure = formatPoints(totals[index] ?? 0).replace('+', '\\+')
    await page.getByRole('button', { name: new RegExp(`^${name} bestätigt ?${figure}$`) }).click()
    await page.getByRole('button', { name: `${name} hat bestätigt` }).waitFor()
  }
  await tap('Liste abgeben')
  await page.getByRole('dialog').getByRole('button', { name: 'Abgeben', exact: true }).click()
  await page.getByText(/^Abgegeben um .* Die Liste ist gesperrt\.$/).waitFor()
  expect(await page.getByRole('button', { name: 'Zurück, letzte Zeile herausnehmen' }).count()).toBe(0)
}
