import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { missingMigration } from '@/lib/start/missing-migration.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('the written migrations', () => {
  it.each(['sqlite', 'postgresql'] as const)('lead %s to the schema and its log protection, with nothing left over', async (database) => {
    expect(await missingMigration(database, root)).toBe('')
  })
})
