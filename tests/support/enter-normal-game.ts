import type { Page } from 'playwright-core'
import { tapNormalGame } from '@/tests/support/tap-normal-game'

/**
 * Taps a normal game and waits for its row, which stands there once the disk has it. Until then the page still says
 * of the games before that they are on the server, and the pad is still that of this game.
 */
export async function enterNormalGame(page: Page, value: number, ...people: readonly number[]): Promise<void> {
  const rows = page.locator('tbody tr')
  const before = await rows.count()
  await tapNormalGame(page, value, ...people)
  await rows.nth(before).waitFor()
}
