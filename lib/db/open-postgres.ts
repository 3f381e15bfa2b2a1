import { PrismaPg } from '@prisma/adapter-pg'
import type { DatabasePlace } from './database-place'
import { PrismaClient as PostgresClient } from './generated/postgresql/client'
import type { PrismaClient } from './generated/sqlite/client'
import { migratePostgres } from './migrate-postgres'
import { transactionLimits, type OpenDatabase } from './open-database'
import { workInHand } from './work-in-hand'

/** Times are stored without a zone, and an acknowledgement means that the disk has it, whatever the server's own settings say. */
const always = '-c timezone=UTC -c synchronous_commit=on'

const options = {
  write: always,
  read: `${always} -c default_transaction_read_only=on`,
} as const

/** Opens the server's database, which several instances may share. */
export async function openPostgres(place: Extract<DatabasePlace, { kind: 'postgresql' }>): Promise<OpenDatabase> {
  await migratePostgres(place)
  const writer = connect(place.url, 'write')
  const reader = connect(place.url, 'read')
  const writes = workInHand()
  return {
    write: (work) => writes.add(writer.$transaction(work, transactionLimits)),
    reader,
    close: async () => {
      await writes.finished()
      await Promise.all([reader.$disconnect(), writer.$disconnect()])
    },
  }
}

function connect(url: string, purpose: keyof typeof options): PrismaClient {
  const adapter = new PrismaPg({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000, options: options[purpose] })
  // Both clients come from one schema and differ in the database they speak to, so SQLite's type stands for both.
  return new PostgresClient({ adapter }) as unknown as PrismaClient
}
