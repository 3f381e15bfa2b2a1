import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from 'playwright-core'

import { standStill } from './stand-still'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong on the page for people who see, hear or point differently; each with the place. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await standStill(page)
  // Evaluated by the debugger, since the page's own policy lets no foreign script in.
  await page.evaluate(axe)
  const found: unknown = await page.evaluate("axe.run({ rules: { 'target-size': { enabled: true } } }).then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ html }) => html).join(' ')))")
  if (!Array.isArray(found)) throw new Error('axe did not answer')
  return found.map(String)
}
