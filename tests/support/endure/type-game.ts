import type { Page } from 'playwright-core'

/** Types a normal game of this value on a list that is shown in German: positions 1 and 2 have scored. */
export async function typeGame(page: Page, value: number): Promise<void> {
  await page.getByRole('button', { name: `Wert ${value}` }).click()
  for (const position of [1, 2]) await page.getByRole('group', { name: 'Wer hat positiv gepunktet?' }).getByRole('button', { name: new RegExp(`^${position} `) }).click()
  await page.getByRole('button', { name: / eintragen$/ }).click()
}
