import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** Keeps a picture for somebody who wants to look at it, in the folder that PICTURES names; otherwise nothing. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) })
}
