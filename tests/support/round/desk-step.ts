import type { Page } from 'playwright-core'

/** Opens the dialog of a step and says yes twice, as an impatient hand does. */
export async function deskStep(page: Page, step: string, yes: string): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: yes, exact: true }).dblclick()
  await dialog.waitFor({ state: 'detached' })
}
