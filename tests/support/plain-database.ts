import Database from 'better-sqlite3'
import { Client } from 'pg'
import { databasePlace } from '@/lib/db/database-place'
import type { Row } from '@/tests/support/every-table'

/** The database of DATA_DIR or DATABASE_URL as its tables are, without the program; only while the program has it closed. */
export interface PlainDatabase {
  readonly tables: () => Promise<readonly string[]>
  readonly columns: (table: string) => Promise<readonly string[]>
  readonly insert: (table: string, row: Row) => Promise<void>
  /** Every row as one text, in no order that means anything. */
  readonly rows: (table: string, columns: readonly string[]) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

export async function plainDatabase(): Promise<PlainDatabase> {
  const place = databasePlace()
  return place.kind === 'sqlite' ? overSqlite(place.file) : overPostgres(place.url)
}

function overSqlite(file: string): PlainDatabase {
  const database = new Database(file)
  database.pragma('foreign_keys = ON')
  const names = (sql: string, ...values: string[]) => Promise.resolve(database.prepare<string[], string>(sql).pluck().all(...values))
  return {
    tables: () => names("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_%' ESCAPE '\\'"),
    columns: (table) => names('SELECT name FROM pragma_table_info(?)', table),
    insert: (table, row) => {
      const values = Object.values(row).map((value) => (typeof value === 'boolean' ? Number(value) : value))
      database.prepare(`INSERT INTO "${table}" (${quoted(Object.keys(row))}) VALUES (${values.map(() => '?').join(', ')})`).run(...values)
      return Promise.resolve()
    },
    rows: (table, columns) => Promise.resolve(database.prepare(`SELECT ${quoted(columns)} FROM "${table}"`).raw().all().map((row) => JSON.stringify(row)).toSorted()),
    close: () => Promise.resolve(void database.close()),
  }
}

async function overPostgres(url: string): Promise<PlainDatabase> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const names = async (column: string, from: string, ...values: string[]) => (await client.query<{ name: string }>(`SELECT ${column} AS name FROM information_schema.${from}`, values)).rows.map(({ name }) => name)
  return {
    tables: () => names('table_name', "tables WHERE table_schema = 'public' AND table_name NOT LIKE '\\_%'"),
    columns: (table) => names('column_name', "columns WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position", table),
    insert: async (table, row) => {
      const values = Object.values(row)
      await client.query(`INSERT INTO "${table}" (${quoted(Object.keys(row))}) VALUES (${values.map((_, index) => `$${index + 1}`).join(', ')})`, values)
    },
    rows: async (table, columns) => (await client.query({ text: `SELECT ${quoted(columns)} FROM "${table}"`, rowMode: 'array' })).rows.map((row) => JSON.stringify(row)).toSorted(),
    close: () => client.end(),
  }
}
