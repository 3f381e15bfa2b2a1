import type { Page } from 'playwright-core'

/** Nine people typed without the mouse, then all of them ticked as they come in. */
export async function gatherPeople(page: Page, people: readonly { readonly name: string; readonly club: string }[]): Promise<void> {
  await page.getByLabel('Name (sucht auch)').click()
  for (const { name, club } of people) {
    await page.keyboard.insertText(name)
    await page.keyboard.press('Tab')
    await page.keyboard.insertText(club)
    await page.keyboard.press('Enter')
  }
  for (const { name } of people) await page.getByRole('button', { name: `${name} ist da` }).click()
  await page.getByText(`${people.length} da, niemand fehlt`).waitFor()
}
