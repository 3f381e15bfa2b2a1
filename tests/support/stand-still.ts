import type { Page } from 'playwright-core'

/** Ends every movement on the page, so that colours are looked at where they arrive and not on their way there. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    // A sheet made by script, since the page's own policy lets no foreign style element in.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}
