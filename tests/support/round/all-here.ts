import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { picture } from '@/tests/support/picture'

/** Of ten people ticks two off and everybody at once, takes that back and does it again; what it says lies over nothing for good. */
export async function allHere(desk: Page): Promise<void> {
  for (const name of ['Ina Busch', 'Berta Quast']) await desk.getByRole('button', { name: `${name} ist da` }).click()
  await desk.getByText('8 da, 2 fehlen').waitFor()
  await desk.getByRole('button', { name: 'Alle da' }).click()
  await desk.getByText('10 da, niemand fehlt').waitFor()
  const notice = desk.getByRole('region', { name: 'Meldungen' })
  await notice.getByText('2 Personen sind jetzt da.').waitFor()
  await notice.getByRole('button', { name: 'Rückgängig' }).click()
  await desk.getByText('8 da, 2 fehlen').waitFor()
  await desk.setViewportSize({ width: 390, height: 700 })
  await desk.getByRole('button', { name: 'Alle da' }).click()
  await notice.getByText('2 Personen sind jetzt da.').hover()
  await desk.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await picture(desk, 'all-here')
  const covered = await desk.locator('[data-tick]').last().evaluate((tick) => {
    const { left, top, width, height } = tick.getBoundingClientRect()
    return !tick.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(covered).toBe(false)
  await desk.setViewportSize({ width: 1280, height: 900 })
  await desk.getByText('10 da, niemand fehlt').waitFor()
}
