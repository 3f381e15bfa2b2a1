import type { DatabasePlace } from './database-place'
import { PrismaClient } from './generated/sqlite/client'
import { holdDataFolder } from '@/lib/start/hold-data-folder.js'
import { makeDataFolder } from './make-data-folder'
import { migrateSqlite } from './migrate-sqlite'
import { oneAtATime } from './one-at-a-time'
import { transactionLimits, type OpenDatabase } from './open-database'
import { SqliteAdapter } from './sqlite-adapter'

/** Opens the file in the data folder for this process alone. */
export async function openSqlite(place: Extract<DatabasePlace, { kind: 'sqlite' }>): Promise<OpenDatabase> {
  makeDataFolder(place.folder)
  const release = holdDataFolder(place.folder)
  try {
    migrateSqlite(place)
    const writer = new PrismaClient({ adapter: new SqliteAdapter(place.file, 'write') })
    const reader = new PrismaClient({ adapter: new SqliteAdapter(place.file, 'read') })
    await writer.$connect()
    await reader.$connect()
    const inTurn = oneAtATime()
    return {
      write: (work) => inTurn(() => writer.$transaction(work, transactionLimits)),
      reader,
      close: async () => {
        await inTurn(() => Promise.all([reader.$disconnect(), writer.$disconnect()]))
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}
