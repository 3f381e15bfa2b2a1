import { expect } from 'vitest'
import type { ListPhone } from '@/tests/support/round/list-phone'
import type { TypedGame } from '@/tests/support/round/one-round'
import { tapGame } from '@/tests/support/round/tap-game'

/** Types one game and sees that pad and row say the same of number, dealer, and rubric as the paper. */
export async function typeGame(phone: ListPhone, game: TypedGame, size: number, names: readonly string[], wrong?: Pick<TypedGame, 'value' | 'positive'>): Promise<void> {
  const { gameNo, rubric, dealer, soloist } = game
  const dealerWord = `Geber ${names[dealer - 1] ?? ''}${size === 5 ? ' sitzt' : ''} ·`
  await phone.head.filter({ hasText: `Spiel ${gameNo} von ${size * 6}` }).waitFor()
  expect((await phone.head.innerText()).replaceAll(/\s+/g, ' '), `game ${gameNo}`).toContain(dealerWord)
  const due = `Vorführung: ${names[(soloist ?? 1) - 1] ?? ''} spielt jetzt sein Pflichtsolo`
  expect((await phone.pad.innerText()).includes(due), `game ${gameNo} is due`).toBe(game.presented === true)

  const taps = await tapGame(phone, { ...game, ...wrong }, names)
  if (game.kind === 'normal' && game.value > 0 && game.value <= 6 && !wrong) expect(taps, `taps of game ${gameNo}`).toBe(4)
  await phone.row(gameNo).waitFor()
  expect((await phone.row(gameNo).innerText()).replaceAll(/\s+/g, ' ').trim()).toBe(`${gameNo} ${rubric} ansehen oder berichtigen`)
}
