import type { Page } from 'playwright-core'
import { readPdf } from '@/tests/support/read-pdf'

/** The words on each page of what the desk has to print. */
export async function printed(page: Page, desk: string, title: string): Promise<string[]> {
  await page.goto(`${desk}/print`)
  const link = await page.getByRole('link', { name: `PDF öffnen: ${title}` }).getAttribute('href')
  const answer = await page.request.get(new URL(link ?? '', desk).href)
  if (answer.headers()['content-type'] !== 'application/pdf') throw new Error(`${title}: ${answer.status()} ${await answer.text()}`)
  return (await readPdf(await answer.body())).map(({ words }) => words)
}
