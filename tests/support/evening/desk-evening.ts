import type { Page } from 'playwright-core'
import { deskStep } from '@/tests/support/round/desk-step'

/** What the desk does in each round of an evening, by its pages. */
export interface DeskEvening {
  readonly openTable: (round: number, table: number) => Promise<void>
  readonly replaceNoShow: (seat: string, name: string, club: string) => Promise<void>
  readonly release: (round: number) => Promise<void>
  readonly announceEnd: (round: number, tables: readonly number[]) => Promise<void>
  readonly strike: (round: number, table: number, count: number) => Promise<void>
  readonly checkAndClose: (round: number, tables: readonly number[]) => Promise<void>
}

export function deskEvening(page: Page, desk: string): DeskEvening {
  const openTable = async (round: number, table: number) => {
    await page.goto(`${desk}/round/${round}`)
    await page.getByRole('link', { name: `Liste von Tisch ${table} öffnen` }).click()
    await page.waitForURL('**/lists/*')
  }
  return {
    openTable,
    replaceNoShow: async (seat, name, club) => {
      await page.getByRole('button', { name: 'Position neu besetzen …' }).click()
      const dialog = page.getByRole('dialog')
      const option = await dialog.getByRole('option', { name: new RegExp(`${seat}$`) }).getAttribute('value')
      await dialog.getByLabel('Position', { exact: true }).selectOption(option)
      await dialog.getByLabel('Wer kommt').selectOption({ label: 'Jemand Neues …' })
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByLabel('Verein').fill(club)
      await dialog.getByRole('button', { name: 'Position besetzen' }).dblclick()
      await dialog.waitFor({ state: 'detached' })
    },
    release: async (round) => {
      await page.goto(`${desk}/round/${round}`)
      await deskStep(page, 'Runde freigeben …', 'Freigeben')
    },
    announceEnd: async (round, tables) => {
      await page.goto(`${desk}/round/${round}`)
      await deskStep(page, 'Runde beenden …', 'Beenden')
      for (const table of tables) {
        await openTable(round, table)
        await deskStep(page, 'Ende ansagen …', 'Ende ansagen')
      }
    },
    strike: async (round, table, count) => {
      await openTable(round, table)
      await deskStep(page, `${count} Spiele streichen …`, 'Streichen')
    },
    checkAndClose: async (round, tables) => {
      for (const table of tables) {
        await openTable(round, table)
        await deskStep(page, 'Prüfen', 'Ist geprüft')
        await page.getByText('geprüft', { exact: true }).first().waitFor()
      }
      await page.goto(`${desk}/round/${round}`)
      await deskStep(page, 'Runde abschließen …', 'Abschließen')
    },
  }
}
