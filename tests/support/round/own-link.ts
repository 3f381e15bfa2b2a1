import type { Page } from 'playwright-core'
import { picture } from '@/tests/support/picture'

/** What stands in the QR code of a person, as the dialog at the desk shows it. */
export async function ownLink(desk: Page, url: string, slug: string, name: string): Promise<string> {
  await desk.goto(`${url}/desk/${slug}/people`)
  await desk.getByRole('button', { name: `${name} bearbeiten` }).click()
  const link = await desk.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue()
  await picture(desk, 'person-link')
  await desk.keyboard.press('Escape')
  return link.replace(/^https?:\/\/[^/]+/, url)
}
