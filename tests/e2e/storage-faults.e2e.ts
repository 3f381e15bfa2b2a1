import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallDisk } from '@/tests/support/endure/small-disk'
import { storageFaults, type StorageFault } from '@/tests/support/endure/storage-faults'
import { throughAFault } from '@/tests/support/endure/through-a-fault'
import { startLocalPostgres } from '@/tests/support/local-postgres.js'

const tables = Number(process.env.TABLES ?? 6)

// Beside PostgreSQL the secret comes from outside.
process.env.SECRET ??= 'only for the tests, thirty-two characters and more'

const disk = smallDisk(24)
const onDisk = storageFaults(disk)
// A server of its own, since it is stopped and its settings change.
const postgres = await startLocalPostgres()
if (!postgres && process.env.CI === 'true') throw new Error('PostgreSQL is missing, and CI tests both databases.')
const { url: databaseUrl = '' } = postgres ?? {}

afterAll(async () => {
  disk?.remove()
  await postgres?.stop()
})

async function tell(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  // Of this connection alone, so that it can take back what it has set for all.
  for (const statement of ['SET default_transaction_read_only = off', ...statements, 'SELECT pg_reload_conf()']) await client.query(statement)
  await client.end()
}

const inPostgres: readonly StorageFault[] = [
  {
    name: 'is told to take nothing but reading',
    code: 'storage-not-writable',
    begin: async () => {
      await tell('ALTER SYSTEM SET default_transaction_read_only = on')
      return () => tell('ALTER SYSTEM RESET default_transaction_read_only')
    },
  },
  {
    name: 'is stopped, and started again',
    code: 'storage-unreachable',
    begin: async () => {
      await postgres?.halt()
      return async () => postgres?.goOn()
    },
  },
]

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(disk?.folder ?? tmpdir(), 'karlchen-fault-'))
  process.env.DATA_DIR = folder
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function goesOn({ name, code, begin }: StorageFault): Promise<void> {
  const { problems, codes, sawRefusals, acknowledgedMeanwhile, healthMeanwhile, healthAfterwards, log, acknowledged, secondsToGoOn, seconds } = await throughAFault({ begin, tables })
  process.stdout.write(`${tables} tables, ${name}: ${acknowledged} acknowledged, failing for ${seconds.toFixed(1)} s, all tables go on after ${secondsToGoOn.toFixed(1)} s\n`)
  expect(problems).toEqual([])
  expect(sawRefusals, 'every table was told').toBe(true)
  expect(acknowledgedMeanwhile).toBe(0)
  expect([...codes]).toContain(code)
  expect([...codes].filter((each) => !each.startsWith('storage-'))).toEqual([])
  expect(healthMeanwhile).toEqual({ status: 503, because: code })
  expect(healthAfterwards).toEqual({ status: 200, because: undefined })
  expect(log).toContain('saving works again')
  expect(log.split('\n').filter((line) => line.includes(' failure ')).map((line) => line.slice(0, 300)), 'lines in the log').toHaveLength(1)
}

describe('A server whose tables send while', () => {
  beforeEach(() => {
    delete process.env.DATABASE_URL
  })

  it.each(onDisk)('$name acknowledges nothing, says why, shows it in its health, and goes on by itself without a loss', (fault) => goesOn(fault), 60_000)

  it.each(onDisk.slice(0, 1))('$name is found out when its tables count as acknowledged what was only sent', async ({ begin }) => {
    const { problems } = await throughAFault({ begin, tables, planted: 'counts what was only sent as acknowledged' })
    expect(problems.join('\n')).toContain('lost')
  })
})

describe.runIf(postgres)('A server whose tables send while its PostgreSQL', () => {
  beforeEach(() => {
    process.env.DATABASE_URL = databaseUrl
  })
  afterAll(() => {
    delete process.env.DATABASE_URL
  })

  it.each(inPostgres)('$name acknowledges nothing, says why, shows it in its health, and goes on by itself without a loss', (fault) => goesOn(fault), 60_000)
})
