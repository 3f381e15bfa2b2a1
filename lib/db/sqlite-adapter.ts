import { setTimeout as pause } from 'node:timers/promises'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { databaseHolder } from './database-holder'
import { storageProblem } from './storage-problem'

const always = [
  'PRAGMA journal_mode = WAL',
  // This build opens a file with a write-ahead log with NORMAL, which acknowledges before the disk has it.
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
  // Without it INSERT OR REPLACE deletes a row of an append-only table behind its trigger.
  'PRAGMA recursive_triggers = ON',
]

const pragmas = {
  // SQLite would wait for another program's lock with the whole process, all of its pages and phones.
  write: [...always, 'PRAGMA busy_timeout = 0'],
  read: [...always, 'PRAGMA busy_timeout = 5000', 'PRAGMA query_only = ON'],
} as const

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>

/** Prisma's adapter, with the settings SQLite forgets when a connection closes. */
export class SqliteAdapter extends PrismaBetterSqlite3 {
  readonly #purpose: keyof typeof pragmas

  constructor(file: string, purpose: keyof typeof pragmas) {
    super({ url: `file:${file}` })
    this.#purpose = purpose
  }

  override async connect(): Promise<Connection> {
    const connection = await super.connect()
    await connection.executeScript(pragmas[this.#purpose].join(';'))
    if (this.#purpose === 'write') lockAtBegin(connection)
    return connection
  }
}

/** In milliseconds: how long another program may keep the lock before an entry is refused, and how often it is looked for meanwhile. */
const patience = 5_000
const every = 20

/** Lets each transaction have the lock before it begins: one that asked for it only at its first change would fail in the middle. */
function lockAtBegin(connection: Connection): void {
  const begin = connection.startTransaction.bind(connection)
  connection.startTransaction = async (level) => {
    const transaction = await begin(level)
    const run = (sql: string) => transaction.executeRaw({ sql, args: [], argTypes: [] })
    try {
      await run('COMMIT')
      await lock(() => run('BEGIN IMMEDIATE'))
      return transaction
    } catch (error) {
      // Nothing is open; this lets the next one begin.
      await transaction.rollback()
      throw error
    }
  }
}

async function lock(tryIt: () => Promise<unknown>): Promise<void> {
  // Who comes while it is known to be locked is told at once, so that they do not wait for each other.
  const until = Date.now() + (databaseHolder().trouble?.problem === 'locked' ? 0 : patience)
  for (;;) {
    try {
      await tryIt()
      return
    } catch (error) {
      if (storageProblem(error) !== 'locked' || Date.now() >= until) throw error
      await pause(every)
    }
  }
}
