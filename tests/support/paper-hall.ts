import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '@/lib/auth/hash-password'
import { closeDatabase } from '@/lib/db/close-database'
import { openAtStart } from '@/lib/db/open-at-start'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { buildTable } from '@/tests/support/build-tournament'
import { startApp, type App } from '@/tests/support/start-app'
import { administrator } from '@/tests/support/start-set-up-app'

const names = ['Deniz Öztürk', 'Ina Busch', 'Paul Adam', 'Eva Dorn', 'Karl-Friedrich von der Heide']

/** A second person at the desk, a helper; the password is the administrator's. */
export const helper = { name: 'Ute Kern', email: 'ute@club.example', password: administrator.password }

export interface PaperHall {
  readonly app: App
  /** Of the one table of five, which keeps paper. */
  readonly paper: string
  readonly stop: () => Promise<void>
}

/** A running server with one released table of five; the administrator is management and referee, the helper helps. */
export async function paperHall(): Promise<PaperHall> {
  const dataDir = mkdtempSync(join(tmpdir(), 'karlchen-paper-'))
  process.env.DATA_DIR = dataDir
  await openAtStart()
  const { tournamentId, tableId, people } = await buildTable({ size: 5 })
  const passwordHash = await hashPassword(administrator.password)
  const roles = [
    { ...administrator, administrator: true, roles: ['management', 'referee'] },
    { ...helper, administrator: false, roles: ['deskHelper'] },
  ] as const
  await write(async (transaction) => {
    for (const { name, email, administrator: isAdministrator, roles: granted } of roles) {
      const { id: accountId } = await transaction.account.create({ data: { name, email, administrator: isAdministrator, passwordHash } })
      for (const role of granted) await transaction.roleGrant.create({ data: { tournamentId, accountId, role } })
    }
    for (const [index, id] of people.entries()) await transaction.participant.update({ where: { id }, data: { name: names[index] ?? '' } })
  })
  const { slug } = await read((reader) => reader.tournament.findUniqueOrThrow({ where: { id: tournamentId } }))
  await closeDatabase()
  const app = await startApp({ dataDir })
  return {
    app,
    paper: `${app.url}/desk/${slug}/lists/${tableId}/paper`,
    stop: async () => {
      await app.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
