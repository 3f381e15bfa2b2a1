import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { StartProblem } from '@/lib/start/start-problem.js'
import { pendingMigrations } from '@/lib/start/pending-migrations.js'
import { type Migration, readMigrations } from '@/lib/start/read-migrations.js'

const ledger = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`

/** Any number, as long as every instance takes the same: the one that has it migrates, the others wait and then find nothing to do. */
const migrationLock = 7_240_120

/** Leads the database to the newest migration, one instance at a time. */
export async function migratePostgres(place: { readonly url: string; readonly migrations: string }): Promise<void> {
  const client = await connected(place.url)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await client.query(ledger)
    const { rows } = await client.query<{ name: string; checksum: string }>('SELECT migration_name AS name, checksum FROM "_prisma_migrations" ORDER BY name')
    for (const migration of pendingMigrations(readMigrations(place.migrations), rows)) await apply(client, migration)
  } finally {
    // The lock belongs to the connection and ends with it.
    await client.end()
  }
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return client
  } catch (cause) {
    throw new StartProblem('database-not-reached', {}, { cause })
  }
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN')
    await client.query(sql)
    await client.query(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count") VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK')
    throw new StartProblem('migration-failed', { migration: name }, { cause })
  }
}
