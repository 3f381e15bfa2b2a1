import { afterAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '@/tests/support/browser'
import { seatedHall } from '@/tests/support/seated-hall'

const browser = await launchBrowser()
const hall = await seatedHall([{ size: 4, names: ['Anna von der Heide', 'Kai von Hohenlohe-Langenburg', 'Can Öztürk', 'Ute Lehmann'] }])
afterAll(async () => {
  await browser?.close()
  await hall.stop()
})

describe.runIf(browser)('A double click on the list', () => {
  it('does what it hit first, and nothing of what lay beneath the sheet that closed', async () => {
    const page = await (await browser?.newContext({ locale: 'de-DE', viewport: { width: 320, height: 640 } }))?.newPage()
    if (!page) throw new Error('no browser')
    const pad = page.getByRole('group', { name: 'Wer hat positiv gepunktet?' })
    const dialog = page.getByRole('dialog')
    const enter = page.getByRole('button', { name: /eintragen$/ })
    await page.goto(`${hall.app.url}/list#t=${hall.signs[0]?.token ?? ''}`)
    await page.getByText('Spiel 1 von 24').waitFor()
    for (const name of [/^1 /, /^2 /]) await pad.getByRole('button', { name }).click()
    await page.getByRole('button', { name: 'Wert 3' }).click()
    await enter.dblclick()
    await page.getByText('Spiel 2 von 24').waitFor()
    expect(await page.locator('tbody tr').count()).toBe(1)

    // What lies beneath follows a little later than the list itself.
    await page.locator('button:enabled', { hasText: 'Rechner' }).waitFor()
    await page.locator('tbody tr button').first().click()
    const correct = dialog.getByRole('button', { name: 'Berichtigen' })
    const box = await correct.boundingBox()
    const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    await correct.dblclick()
    await page.getByText('Spiel 1 berichtigen').waitFor()
    await page.waitForTimeout(300)
    expect(await dialog.count(), 'no other sheet is open').toBe(0)
    expect(await page.getByRole('textbox').count(), 'points are not typed').toBe(0)
    const beneath = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.textContent ?? '', middle)
    expect(beneath, 'a button lies where the sheet’s was').not.toBe('')
    await page.context().close()
  })
})
