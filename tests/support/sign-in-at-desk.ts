import type { Page } from 'playwright-core'

interface Account {
  readonly email: string
  readonly password: string
}

/** Signs in by the form, in German, and stands at the desk afterwards. */
export async function signInAtDesk(page: Page, url: string, { email, password }: Account): Promise<void> {
  await page.goto(`${url}/sign-in`)
  await page.getByLabel(/E-Mail/).fill(email)
  await page.getByLabel(/Passwort/).fill(password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/desk/)
}
