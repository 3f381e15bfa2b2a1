import type { Browser, Locator, Page } from 'playwright-core'

/** A phone at a table: a browser profile of its own, and the parts of the list it shows. */
export interface ListPhone {
  readonly page: Page
  readonly pad: Locator
  /** The heading of the pad: which game, whose deal. */
  readonly head: Locator
  /** The row of a game, or what opens it. */
  readonly row: (gameNo: number) => Locator
  readonly rows: Locator
  readonly tap: (name: string) => Promise<void>
  /** What went wrong unseen. */
  readonly complaints: readonly string[]
}

export async function listPhone(browser: Browser, width: number, height: number): Promise<ListPhone> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width, height }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  const pad = page.getByRole('group', { name: 'Eingabe' })
  return {
    page,
    pad,
    head: pad.getByRole('heading'),
    row: (gameNo) => page.getByRole('button', { name: new RegExp(`^${gameNo} [NS]\\d+ ?ansehen oder berichtigen$`) }),
    rows: page.getByRole('button', { name: /^\d+ [NS]\d+ ?ansehen oder berichtigen$/ }),
    tap: (name) => page.getByRole('button', { name, exact: true }).click(),
    complaints,
  }
}
