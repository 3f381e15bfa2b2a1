import type { Browser, BrowserContext, Page } from 'playwright-core'
import { enterNormalGame } from '@/tests/support/enter-normal-game'

/** A device at a table: its own profile, and taps by the words that stand on the screen. */
export interface ListPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Opens the list by what the sign's QR holds. */
  scan: (token: string) => Promise<void>
  tap: (name: string | RegExp) => Promise<void>
  /** Value and people by position, then the big button; the game stands in its row afterwards. */
  enter: (value: number, ...people: number[]) => Promise<void>
  /** What stands in each row: its number and all figures. */
  rows: () => Promise<string[]>
}

export async function listPage(browser: Browser, url: string): Promise<ListPage> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 780 }, hasTouch: true })
  const page = await context.newPage()
  const tap: ListPage['tap'] = (name) => page.getByRole('button', { name }).click()
  return {
    page,
    context,
    tap,
    scan: async (token) => {
      await page.goto(`${url}/list#t=${token}`)
    },
    enter: (value, ...people) => enterNormalGame(page, value, ...people),
    rows: () => page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('th button > span:first-child, td span span')].map((cell) => cell.textContent.trim()).join(' '))),
  }
}
