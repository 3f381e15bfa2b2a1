import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect } from 'vitest'
import { closeDatabase } from '@/lib/db/close-database'
import { databaseHolder } from '@/lib/db/database-holder'
import { checkLogs } from './endure/check-logs'
import { postgresForTests } from './postgres'

export type DatabaseKind = 'sqlite' | 'postgresql'

/** Declares the tests once for each database that is here; each test begins with an empty, migrated one and a data folder of its own, and ends with a look at its logs. */
export async function onBothDatabases(title: string, tests: (kind: DatabaseKind) => void): Promise<void> {
  const postgres = await postgresForTests()
  if (!postgres) process.stderr.write(`${title}: left out on PostgreSQL, which is not installed here\n`)
  const kinds: readonly DatabaseKind[] = postgres ? ['sqlite', 'postgresql'] : ['sqlite']

  describe.each(kinds)(`${title} (%s)`, (kind) => {
    let folder: string
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'karlchen-test-'))
      process.env.DATA_DIR = folder
      if (kind === 'postgresql' && postgres) process.env.DATABASE_URL = await postgres.freshDatabase()
      else delete process.env.DATABASE_URL
    })
    afterEach(async () => {
      const problems = databaseHolder().opening ? await checkLogs() : []
      await closeDatabase()
      rmSync(folder, { recursive: true, force: true })
      expect(problems, 'what is wrong with the logs once the test is over').toEqual([])
    })
    tests(kind)
  })
  afterAll(() => postgres?.stop())
}
