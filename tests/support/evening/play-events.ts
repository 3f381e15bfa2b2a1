import { expect } from 'vitest'
import type { DecidedPenalty, EveningEvent } from '@/tests/support/evening/evening'
import { fillDecision, refereeName, refereePin, type RefereeAtWork } from '@/tests/support/evening/referee-at-work'
import type { ListPhone } from '@/tests/support/round/list-phone'
import { typeGame } from '@/tests/support/round/type-game'

interface Seated {
  readonly phone: ListPhone
  readonly table: number
  readonly size: 4 | 5
  /** What the phone calls the people, and their whole names, by position. */
  readonly names: readonly string[]
  readonly fullNames: readonly string[]
}

/** Types games and calls the referee as the evening went, up to what only the desk can do. */
export async function playEvents(seated: Seated, events: readonly EveningEvent[], referee: RefereeAtWork): Promise<void> {
  for (const event of events) {
    if (event.type === 'game') await typeGame(seated.phone, event, seated.size, seated.names)
    if (event.type === 'penalty') await playPenalty(seated, event, referee)
  }
}

async function playPenalty({ phone, table, names, fullNames }: Seated, penalty: DecidedPenalty, referee: RefereeAtWork): Promise<void> {
  const { page, tap } = phone
  await tap('Schiedsrichter rufen')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('group', { name: 'Gegen wen?' }).getByRole('button', { name: names[penalty.offender - 1] ?? '', exact: true }).click()
  await sheet.getByRole('button', { name: 'Schiedsrichter rufen' }).click()
  await page.getByText('Spiel ruht').first().waitFor()
  if (penalty.signedBy === 'pin') await writeDown(phone, penalty, names)
  else await referee.decide(table, penalty, fullNames)
  await page.getByText('Spiel ruht').first().waitFor({ state: 'detached' })
  const row = page.getByRole('button', { name: new RegExp(`^⚑ ${penalty.gameNo}`) }).last()
  await row.waitFor()
  expect(await row.innerText()).not.toContain('unabgezeichnet')
}

/** The list keeper writes what the referee says, who signs it there. */
async function writeDown({ page, tap }: ListPhone, penalty: DecidedPenalty, names: readonly string[]): Promise<void> {
  await tap('Entscheidung eintragen')
  await fillDecision(page.getByRole('dialog'), penalty, names)
  await tap('Eintragen, noch nicht abgezeichnet')
  await page.getByRole('button', { name: new RegExp(`^⚑ ${penalty.gameNo}`) }).last().click()
  await tap('Hier abzeichnen')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('group', { name: 'Wer zeichnet ab?' }).getByRole('button', { name: refereeName, exact: true }).click()
  await sheet.getByLabel('PIN des Schiedsrichters').fill(refereePin)
  await sheet.getByRole('button', { name: 'Abzeichnen', exact: true }).click()
  await sheet.waitFor({ state: 'detached' })
}
