import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeDatabase } from '@/lib/db/close-database'
import { openAtStart } from '@/lib/db/open-at-start'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { setPin } from '@/lib/tournament/penalties/set-pin'
import { tableSign, type TableSign } from '@/lib/tournament/tables/table-sign'
import { buildTable, hexId } from '@/tests/support/build-tournament'
import { startApp, type App } from '@/tests/support/start-app'

interface SeatedTable {
  readonly size: 4 | 5
  readonly names: readonly string[]
  readonly state?: 'published' | 'released'
  /** A referee of this tournament who can sign with a PIN. */
  readonly referee?: { readonly name: string; readonly pin: string }
}

export interface SeatedHall {
  readonly app: App
  /** What stands on the sign of each table, in the order asked for. */
  readonly signs: readonly TableSign[]
  readonly stop: () => Promise<void>
}

/** A running server with people seated at tables, each table in a tournament of its own; whoever is asked for by number stands on sign 1. */
export async function seatedHall(tables: readonly SeatedTable[], env: Record<string, string> = {}): Promise<SeatedHall> {
  const dataDir = mkdtempSync(join(tmpdir(), 'karlchen-hall-'))
  process.env.DATA_DIR = dataDir
  await openAtStart()
  const signs: TableSign[] = []
  for (const { size, names, state = 'released', referee } of tables) {
    const { tournamentId, people } = await buildTable({ size, state })
    await write(async (transaction) => {
      await transaction.account.updateMany({ data: { administrator: true } })
      for (const [index, name] of names.entries()) {
        const id = people[index]
        if (id !== undefined) await transaction.participant.update({ where: { id }, data: { name } })
      }
    })
    if (referee) {
      const accountId = await write(async (transaction) => {
        const { id } = await transaction.account.create({ data: { email: `${hexId()}@example.org`, name: referee.name, passwordHash: 'none' } })
        await transaction.roleGrant.create({ data: { tournamentId, accountId: id, role: 'referee' } })
        return id
      })
      await setPin({ tournamentId, accountId, pin: referee.pin })
    }
    signs.push(await read((reader) => tableSign(reader, tournamentId, 1)))
  }
  await closeDatabase()
  const app = await startApp({ dataDir, env })
  return {
    app,
    signs,
    stop: async () => {
      await app.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
