import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '@/lib/auth/hash-password'
import { closeDatabase } from '@/lib/db/close-database'
import { openAtStart } from '@/lib/db/open-at-start'
import { write } from '@/lib/db/write'
import { checkList } from '@/lib/tournament/lists/check-list'
import { closeRound } from '@/lib/tournament/rounds/close-round'
import { endRound } from '@/lib/tournament/rounds/end-round'
import { hexId } from '@/tests/support/build-tournament'
import { actor, playedRound, seen } from '@/tests/support/rounds-of'
import { startApp, type App } from '@/tests/support/start-app'
import { administrator } from '@/tests/support/start-set-up-app'
import { handInWholeList } from '@/tests/support/whole-list'

const names = ['Deniz Öztürk', 'Ina Busch', 'Paul Adam', 'Eva Dorn', 'Silke Kruse-Ott', 'Toni Graf', 'Anja Freese', 'Karl-Friedrich von der Heide']

export interface ClosedHall {
  readonly app: App
  readonly slug: string
  /** Of round 1, by number. */
  readonly tableIds: readonly string[]
  readonly stop: () => Promise<void>
}

/** A running server with a tournament of eight people and two rounds, the first of them played on two whole lists (+40 +40 -40 -40 each), checked and closed. */
export async function closedHall(): Promise<ClosedHall> {
  const dataDir = mkdtempSync(join(tmpdir(), 'karlchen-closed-'))
  process.env.DATA_DIR = dataDir
  await openAtStart()
  const { tournamentId, slug, roundId, tables } = await playedRound(8, 2)
  for (const { list } of tables) {
    const listId = list?.id ?? ''
    await handInWholeList(listId)
    await checkList({ actor, roles: new Set(['management']) }, { tournamentId, listId, opId: hexId(), baseVersion: 1, length: 0 })
  }
  await endRound(await seen(tournamentId, roundId))
  await closeRound(await seen(tournamentId, roundId))
  const passwordHash = await hashPassword(administrator.password)
  await write(async (transaction) => {
    const { id: accountId } = await transaction.account.create({ data: { email: administrator.email, name: administrator.name, administrator: true, passwordHash } })
    for (const role of ['management', 'referee'] as const) await transaction.roleGrant.create({ data: { tournamentId, accountId, role } })
    for (const [index, name] of names.entries()) await transaction.participant.updateMany({ where: { tournamentId, startNumber: index + 1 }, data: { name, club: '' } })
  })
  await closeDatabase()
  const app = await startApp({ dataDir })
  return {
    ...{ app, slug },
    tableIds: tables.map(({ id }) => id),
    stop: async () => {
      await app.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
