import type { Page } from 'playwright-core'

/** Rank, name and points of each row of the results, wherever their columns stand. */
export async function ranked(page: Page): Promise<string[]> {
  const heads = await page.locator('main thead th').allInnerTexts()
  const places = ['Platz', 'Name', 'Punkte'].map((head) => heads.findIndex((text) => text.trim() === head))
  return page.locator('main tbody tr').evaluateAll((rows, columns) => rows.map((row) => columns.map((column) => row.children[column]?.textContent ?? '').join(' | ')), places)
}
