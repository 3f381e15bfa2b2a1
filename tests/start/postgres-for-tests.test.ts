import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'

import { postgresForTests } from '@/tests/support/postgres'

const postgres = await postgresForTests()
afterAll(() => postgres?.stop())

describe.runIf(postgres)('PostgreSQL for the tests', () => {
  it('gives each caller an empty database of its own', async () => {
    const addresses = [await postgres?.freshDatabase(), await postgres?.freshDatabase()]
    expect(new Set(addresses).size).toBe(2)
    const tables = await Promise.all(
      addresses.map(async (connectionString) => {
        const client = new Client({ connectionString })
        await client.connect()
        const { rows } = await client.query<{ name: string }>("SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'")
        await client.end()
        return rows
      }),
    )
    expect(tables).toEqual([[], []])
  })
})
