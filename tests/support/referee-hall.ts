import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { hashPassword } from '@/lib/auth/hash-password'
import { closeDatabase } from '@/lib/db/close-database'
import type { Role } from '@/lib/db/generated/sqlite/client'
import { openAtStart } from '@/lib/db/open-at-start'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { tableSign } from '@/lib/tournament/tables/table-sign'
import { buildTable } from '@/tests/support/build-tournament'
import { startApp, type App } from '@/tests/support/start-app'

const password = 'zehn Zeichen'

const staff = {
  referee: { name: 'Karin Brandt', email: 'brandt@club.example', roles: ['referee'] },
  tribunal: { name: 'Jens Albers', email: 'albers@club.example', roles: ['tribunal'] },
  desk: { name: 'Anna Krüger', email: 'krueger@club.example', roles: ['management'] },
} as const satisfies Record<string, { name: string; email: string; roles: readonly Role[] }>

export interface RefereeHall {
  readonly app: App
  readonly slug: string
  readonly tableId: string
  readonly listId: string
  readonly people: readonly string[]
  /** The QR token of the table's sign. */
  readonly token: string
  readonly signIn: (browser: Browser, who: keyof typeof staff, options?: Parameters<Browser['newContext']>[0]) => Promise<Page>
  readonly stop: () => Promise<void>
}

/** A running server with one table in play, its referee, a member of the tribunal and somebody at the desk. */
export async function refereeHall(size: 4 | 5, names: readonly string[]): Promise<RefereeHall> {
  const dataDir = mkdtempSync(join(tmpdir(), 'karlchen-referee-'))
  process.env.DATA_DIR = dataDir
  await openAtStart()
  const { tournamentId, tableId, listId, people } = await buildTable({ size })
  const passwordHash = await hashPassword(password)
  const { slug } = await write(async (transaction) => {
    await transaction.account.updateMany({ data: { administrator: true } })
    for (const { name, email, roles } of Object.values(staff)) {
      const { id } = await transaction.account.create({ data: { name, email, passwordHash } })
      for (const role of roles) await transaction.roleGrant.create({ data: { accountId: id, tournamentId, role } })
    }
    for (const [index, id] of people.entries()) await transaction.participant.update({ where: { id }, data: { name: names[index] ?? '' } })
    return transaction.tournament.update({ where: { id: tournamentId }, data: { name: 'Herbstturnier Verden' } })
  })
  const { token } = await read((reader) => tableSign(reader, tournamentId, 1))
  await closeDatabase()
  const app = await startApp({ dataDir })
  return {
    ...{ app, slug, tableId, listId, people, token },
    signIn: async (browser, who, options = {}) => {
      const page = await (await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 }, ...options })).newPage()
      await page.goto(`${app.url}/sign-in?then=/referee/${slug}`)
      await page.locator('input[name=email], input[type=email]').first().fill(staff[who].email)
      await page.locator('input[type=password]').fill(password)
      await page.locator('form button[type=submit]').click()
      await page.waitForURL(/\/referee\//)
      await page.getByRole('heading', { name: 'Schiedsrichter', exact: true }).waitFor()
      return page
    },
    stop: async () => {
      await app.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
