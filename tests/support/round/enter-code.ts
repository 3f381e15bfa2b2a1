import { expect } from 'vitest'
import type { ListPhone } from '@/tests/support/round/list-phone'

/** Types number and code from the sign, the code forgotten at first, and finds that play is not released yet. */
export async function enterCode({ page, tap, pad }: ListPhone, tableNumber: number, code: string): Promise<void> {
  await page.getByLabel('Tischnummer').fill(String(tableNumber))
  await tap('Liste öffnen')
  await page.getByText('Bitte die sechs Zeichen des Codes eingeben.').waitFor()
  await page.getByLabel('Code vom Tischschild').fill(code.toLowerCase())
  await tap('Liste öffnen')
  await page.getByRole('heading', { name: 'Noch nicht freigegeben' }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(`Tisch ${tableNumber}`)
  expect(await pad.count()).toBe(0)
}
