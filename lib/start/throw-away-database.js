import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { PrismaPg } from '@prisma/adapter-pg'
import Database from 'better-sqlite3'
import pg from 'pg'

/**
 * @typedef {object} ThrowAwayDatabase
 * @property {import('@prisma/driver-adapter-utils').SqlMigrationAwareDriverAdapterFactory} adapter
 * @property {(sql: string) => Promise<void>} run
 * @property {() => Promise<void>} close
 */

// The catalogue's one-letter type, which the adapter does not know, reads like the padded text type, which it does.
const internalChar = 18
const paddedChar = 1042

/** @type {Record<'sqlite' | 'postgresql', () => Promise<ThrowAwayDatabase>>} */
export const openThrowAwayDatabase = { sqlite: openSqlite, postgresql: openPostgres }

/** @returns {Promise<ThrowAwayDatabase>} */
function openSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'karlchen-migration-'))
  const file = join(folder, 'throw-away.db')
  return Promise.resolve({
    adapter: new PrismaBetterSqlite3({ url: `file:${file}` }),
    run: (sql) => {
      const database = new Database(file)
      database.pragma('foreign_keys = OFF')
      database.exec(sql)
      database.close()
      return Promise.resolve()
    },
    close: () => {
      rmSync(folder, { recursive: true, force: true })
      return Promise.resolve()
    },
  })
}

/**
 * PostgreSQL inside this process, in memory: the command needs no server.
 * @returns {Promise<ThrowAwayDatabase>}
 */
async function openPostgres() {
  const database = await PGlite.create()
  return {
    adapter: new PrismaPg(poolOver(database)),
    run: async (sql) => {
      await database.exec(sql)
    },
    close: () => database.close(),
  }
}

/**
 * PGlite in the clothes of the pool Prisma's adapter wants. Only what reading a schema asks for: single statements as arrays.
 * @param {PGlite} database
 */
function poolOver(database) {
  const pool = new pg.Pool()
  /** @param {{ text: string, values?: unknown[], types?: { getTypeParser: (type: number, format: 'text') => (value: string) => unknown } }} query */
  const query = async (query) => {
    // Values are read by the adapter's parsers, not by PGlite's own, which turn some types into others than the engine expects.
    const parsers = new Proxy({}, { get: (_, type) => query.types?.getTypeParser(Number(type), 'text') })
    const { rows, fields, affectedRows } = await database.query(query.text, query.values, { rowMode: 'array', parsers })
    const known = fields.map((field) => ({ ...field, dataTypeID: field.dataTypeID === internalChar ? paddedChar : field.dataTypeID }))
    return { rows, fields: known, rowCount: affectedRows ?? rows.length }
  }
  return Object.assign(pool, { query, end: () => Promise.resolve() })
}
