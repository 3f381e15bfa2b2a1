import { randomUUID } from 'node:crypto'
import Database from 'better-sqlite3'
import { StartProblem } from '@/lib/start/start-problem.js'
import { makeCopy } from '@/lib/start/copies/make-copy.js'
import { pendingMigrations } from '@/lib/start/pending-migrations.js'
import { type Migration, readMigrations } from '@/lib/start/read-migrations.js'
import { checkSqliteVersion } from './check-sqlite-version'
import { sqliteVersion } from './sqlite-version'

const ledger = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" TEXT PRIMARY KEY NOT NULL,
  "checksum" TEXT NOT NULL,
  "finished_at" DATETIME,
  "migration_name" TEXT NOT NULL,
  "logs" TEXT,
  "rolled_back_at" DATETIME,
  "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
  "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0
)`

/** Leads the database file to the newest migration. The caller holds the data folder, so nobody else looks at the file meanwhile. */
export function migrateSqlite(place: { readonly file: string; readonly folder: string; readonly migrations: string }): void {
  const database = new Database(place.file)
  try {
    checkSqliteVersion(sqliteVersion(database))
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    // Has no effect inside a transaction, and a redefined table would take its child rows with it.
    database.pragma('foreign_keys = OFF')
    database.exec(ledger)
    const applied = database.prepare<[], { name: string; checksum: string }>('SELECT migration_name AS name, checksum FROM "_prisma_migrations" ORDER BY name').all()
    const pending = pendingMigrations(readMigrations(place.migrations), applied)
    // There is no way back from a migration.
    if (pending.length > 0 && applied.length > 0) makeCopy({ ...place, about: { phase: 'before-migration' } })
    for (const migration of pending) apply(database, migration)
  } finally {
    database.close()
  }
}

function apply(database: Database.Database, { name, sql, checksum }: Migration): void {
  try {
    database.exec('BEGIN EXCLUSIVE')
    database.exec(sql)
    const orphans = database.pragma('foreign_key_check')
    if (Array.isArray(orphans) && orphans.length > 0) throw new Error(`${name} leaves ${orphans.length} rows without the row they point to`)
    database
      .prepare(`INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count") VALUES (?, ?, ?, current_timestamp, 1)`)
      .run(randomUUID(), checksum, name)
    database.exec('COMMIT')
  } catch (cause) {
    if (database.inTransaction) database.exec('ROLLBACK')
    throw new StartProblem('migration-failed', { migration: name }, { cause })
  }
}
