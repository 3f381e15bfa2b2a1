import { expect } from 'vitest'
import type { ListPhone } from '@/tests/support/round/list-phone'
import type { TypedTable } from '@/tests/support/round/one-round'
import { tapGame } from '@/tests/support/round/tap-game'
import { typeGame } from '@/tests/support/round/type-game'

/** Before these games something happens that is no game. */
const refusedBefore = 3
const correctedBefore = 13
const reloadedBefore = 15

/** Types points that are not zero together, which is refused with the paragraph, and goes back to the keys. */
async function typeRefusedRow({ pad, tap, rows }: ListPhone): Promise<void> {
  const count = await rows.count()
  await tap('Punkte wie auf Papier eingeben')
  const fields = pad.getByRole('textbox')
  for (const [index, points] of ['2', '2', '-2', '-1'].entries()) await fields.nth(index).fill(points)
  await pad.getByRole('button', { name: /eintragen$/ }).click()
  expect(await pad.getByRole('alert').innerText()).toMatch(/^So nicht:[^]*\(TSR [\d.]+\)$/)
  expect(await rows.count()).toBe(count)
  await tap('Tasten')
}

/** Puts the wrong row right, and sees what stood there before. */
async function correctRow(phone: ListPhone, { games, corrected }: TypedTable, names: readonly string[]): Promise<void> {
  const { page, row, pad, head, tap } = phone
  const game = games[corrected.gameNo - 1]
  if (!game) throw new Error('no such game')
  await row(game.gameNo).click()
  await tap('Berichtigen')
  await head.filter({ hasText: `Spiel ${game.gameNo} berichtigen` }).waitFor()
  await tapGame(phone, game, names, 'correct')
  await pad.getByRole('button', { name: 'Zurück, letzte Zeile herausnehmen' }).waitFor()
  await row(game.gameNo).click()
  const details = page.getByRole('dialog')
  const shown = (await details.innerText()).split(/Vorher, /)
  const winner = names[(game.positive[0] ?? 1) - 1] ?? ''
  expect(shown).toHaveLength(2)
  expect(shown[0]).toContain(`+${game.value}`)
  expect(shown[1]).toContain(`+${corrected.value}`)
  expect(shown[0]).toContain(winner)
  await tap('Schließen')
  await details.waitFor({ state: 'detached' })
}

/** A reload and the back button, which keep what is entered. */
async function leaveAndComeBack({ page, row, rows }: ListPhone, gameNo: number): Promise<void> {
  await page.reload()
  await row(gameNo).waitFor()
  await page.goBack()
  await page.goForward()
  await row(gameNo).waitFor()
  expect(await rows.count()).toBe(gameNo)
}

/** A won solo, three taps, that was none: taken back at once. */
async function undoSolo(phone: ListPhone, { undone: { gameNo, value, soloist } }: TypedTable, names: readonly string[]): Promise<void> {
  expect(await tapGame(phone, { kind: 'compulsory-solo', soloist, value, positive: [soloist] }, names)).toBe(3)
  await phone.row(gameNo).waitFor()
  await phone.tap('Zurück, letzte Zeile herausnehmen')
  await phone.row(gameNo).waitFor({ state: 'detached' })
}

/** Types a whole list through the pad: what the fixture holds, with what goes wrong at a table in between. */
export async function playList(phone: ListPhone, table: TypedTable, names: readonly string[], midway: () => Promise<void>): Promise<void> {
  const { games, size, corrected, undone } = table
  for (const game of games) {
    const { gameNo } = game
    if (gameNo === refusedBefore) await typeRefusedRow(phone)
    if (gameNo === correctedBefore) await correctRow(phone, table, names)
    if (gameNo === reloadedBefore) await leaveAndComeBack(phone, gameNo - 1)
    if (gameNo === undone.gameNo) await undoSolo(phone, table, names)
    if (gameNo === size * 3) await midway()
    await typeGame(phone, game, size, names, gameNo === corrected.gameNo ? corrected : undefined)
  }
}
