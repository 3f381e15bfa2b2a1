import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'

const always = [
  'PRAGMA journal_mode = WAL',
  // This build opens a file with a write-ahead log with NORMAL, which acknowledges before the disk has it.
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
  'PRAGMA busy_timeout = 5000',
  // Without it INSERT OR REPLACE deletes a row of an append-only table behind its trigger.
  'PRAGMA recursive_triggers = ON',
]

const pragmas = {
  write: always,
  read: [...always, 'PRAGMA query_only = ON'],
} as const

/** Prisma's adapter, with the settings SQLite forgets when a connection closes. */
export class SqliteAdapter extends PrismaBetterSqlite3 {
  readonly #purpose: keyof typeof pragmas

  constructor(file: string, purpose: keyof typeof pragmas) {
    super({ url: `file:${file}` })
    this.#purpose = purpose
  }

  override async connect(): ReturnType<PrismaBetterSqlite3['connect']> {
    const connection = await super.connect()
    await connection.executeScript(pragmas[this.#purpose].join(';'))
    return connection
  }
}
