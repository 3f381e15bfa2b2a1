import { randomBytes } from 'node:crypto'

import { Client } from 'pg'

import { startLocalPostgres } from './local-postgres.js'

export interface TestPostgres {
  /** Makes an empty database of its own and returns the address for DATABASE_URL. */
  freshDatabase: () => Promise<string>
  stop: () => Promise<void>
}

/**
 * PostgreSQL for database tests: the server of TEST_POSTGRES_URL (`npm test` starts one for all files), else
 * a throw-away cluster. Null where neither is there, which CI treats as a failure.
 */
export async function postgresForTests(): Promise<TestPostgres | null> {
  const given = process.env.TEST_POSTGRES_URL
  const local = given ? null : await startLocalPostgres()
  const url = given ?? local?.url
  if (!url) {
    if (process.env.CI === 'true') throw new Error('PostgreSQL is missing, and CI tests both databases.')
    return null
  }
  const made: string[] = []

  async function run(...statements: string[]): Promise<void> {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }

  return {
    freshDatabase: async () => {
      const name = `test_${randomBytes(8).toString('hex')}`
      await run(`CREATE DATABASE ${name}`)
      made.push(name)
      const address = new URL(url)
      address.pathname = `/${name}`
      return address.href
    },
    stop: async () => {
      if (local) await local.stop()
      else await run(...made.map((name) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
    },
  }
}
