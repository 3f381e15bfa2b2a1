import type { Page } from 'playwright-core'
import { administrator } from '@/tests/support/start-set-up-app'

/** From the set-up link over the sign-in to a club tournament; gives the address of its desk. */
export async function openDesk(page: Page, setUpLink: string, rounds = 1): Promise<string> {
  const { name, email, password } = administrator
  await page.goto(setUpLink)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByLabel('Passwort wiederholen').fill(password)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByRole('link', { name: 'Neues Turnier' }).click()
  await page.getByLabel('Name').fill('Vereinsabend Verden')
  await page.getByLabel('Ort').fill('Verden')
  await page.getByText('Vereinsturnier').click()
  await page.getByRole('textbox', { name: 'Runden' }).fill(String(rounds))
  await page.getByRole('button', { name: 'Turnier anlegen' }).dblclick()
  await page.waitForURL('**/people')
  return page.url().replace(/\/people$/, '')
}
