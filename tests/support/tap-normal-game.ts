import type { Page } from 'playwright-core'

/** Taps a normal game on a list that is shown in German: its value, the positions that have scored, and the big button. */
export async function tapNormalGame(page: Page, value: number, ...people: readonly number[]): Promise<void> {
  await page.getByRole('button', { name: `Wert ${value}` }).click()
  for (const position of people) await page.getByRole('group', { name: 'Wer hat positiv gepunktet?' }).getByRole('button', { name: new RegExp(`^${position} `) }).click()
  await page.getByRole('button', { name: / eintragen$/ }).click()
}
