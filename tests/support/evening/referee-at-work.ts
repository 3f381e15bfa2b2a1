import type { Page } from 'playwright-core'
import type { DecidedPenalty } from '@/tests/support/evening/evening'

export const refereePin = '402718'
export const refereeName = 'Rita Sander'

export interface RefereeAtWork {
  /** Decides the open claim of a table on the own device. */
  readonly decide: (table: number, penalty: DecidedPenalty, names: readonly string[]) => Promise<void>
}

/** Comes by an invitation of the desk, makes an account and sets a PIN. */
export async function refereeAtWork(desk: Page, page: Page, deskAddress: string): Promise<RefereeAtWork> {
  await desk.goto(`${deskAddress}/settings`)
  await desk.getByRole('button', { name: 'Einladen' }).click()
  await desk.getByRole('combobox', { name: 'Rolle' }).selectOption({ label: 'Schiedsrichter' })
  await desk.getByRole('button', { name: 'Link erstellen' }).click()
  await page.goto(await desk.getByRole('textbox', { name: 'Link' }).inputValue())
  await page.getByLabel('Name').fill(refereeName)
  await page.getByLabel('E-Mail-Adresse').fill('schiedsrichter@verein.example')
  await page.getByLabel('Passwort', { exact: true }).fill('zehn Zeichen!')
  await page.getByLabel('Passwort wiederholen').fill('zehn Zeichen!')
  await page.getByRole('button', { name: 'Konto anlegen und annehmen' }).click()
  const queue = deskAddress.replace('/desk/', '/referee/')
  await page.waitForURL(queue)
  await page.getByLabel('Neue PIN, sechs Ziffern').fill(refereePin)
  await page.getByLabel('Noch einmal').fill(refereePin)
  await page.getByRole('button', { name: 'PIN setzen' }).click()
  await page.getByText('Eine PIN ist gesetzt.').waitFor()

  // One person decides one case after the other.
  let busy: Promise<void> = Promise.resolve()
  const decide: RefereeAtWork['decide'] = (table, penalty, names) => {
    busy = busy.then(async () => {
      await page.getByRole('link', { name: new RegExp(`Tisch ${table}\\b.*Reklamation|Reklamation[^]*Tisch ${table}\\b`) }).click()
      await page.waitForURL('**/tables/*')
      await fillDecision(page, penalty, names)
      await page.getByRole('button', { name: `Abzeichnen als ${refereeName}` }).click()
      await page.waitForURL(queue)
    })
    return busy
  }
  return { decide }
}

const severities = { insignificant: 'unerheblich', minor: 'geringfügig', serious: 'schwerwiegend', decided: 'Spiel entschieden' } as const
const levels = ['keine', 'keine 90', 'keine 60', 'keine 30', 'schwarz'] as const

/** Answers the questions of the form, wherever it stands. */
export async function fillDecision(form: Pick<Page, 'getByRole'>, penalty: DecidedPenalty, names: readonly string[]): Promise<void> {
  const person = (group: string, position: number) => form.getByRole('group', { name: group }).getByRole('button', { name: new RegExp(`^${position} ${names[position - 1] ?? ''}`) })
  const offender = person('Verursacher', penalty.offender)
  if ((await offender.getAttribute('aria-pressed')) !== 'true') await offender.click()
  await form.getByRole('button', { name: severities[penalty.severity], exact: true }).click()
  if (penalty.soloist !== null) {
    await form.getByRole('button', { name: 'Solo', exact: true }).click()
    await person('Solo von', penalty.soloist).click()
  }
  if (penalty.couldDisadvantageSoloist !== null) await form.getByRole('button', { name: penalty.couldDisadvantageSoloist ? 'ja' : 'nein', exact: true }).click()
  const level = levels[penalty.opposingCounterCalls]
  if (penalty.opposingCounterCalls > 0 && level) await form.getByRole('button', { name: level, exact: true }).click()
}
