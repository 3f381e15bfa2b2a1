import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDatabase } from '@/lib/db/close-database'
import { listCopies } from '@/lib/start/copies/list-copies.js'
import { endOfStart } from '@/tests/support/end-of-start'
import { playedRound } from '@/tests/support/rounds-of'
import { startApp } from '@/tests/support/start-app'

const dataDir = mkdtempSync(join(tmpdir(), 'karlchen-restore-'))
const english = { LC_ALL: 'en_GB.UTF-8' }
const restore = (words: readonly string[] = [], env: Record<string, string> = english) => endOfStart('lib/start/restore.js', { DATA_DIR: dataDir, ...env }, process.cwd(), words)
const epoch = (): unknown => {
  const database = new Database(join(dataDir, 'karlchen.db'), { readonly: true })
  const value = database.prepare('SELECT "epoch" FROM "Instance"').pluck().get()
  database.close()
  return value
}

beforeAll(async () => {
  process.env.DATA_DIR = dataDir
  await playedRound()
  await closeDatabase()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describe('npm run restore', () => {
  it('lists the copies, the newest first, and puts nothing back by itself', async () => {
    const { code, lines } = await restore()
    expect(code).toBe(0)
    expect(lines).toEqual([expect.stringMatching(/^field-\w+_round-1_released_\S+\.db {2}\(.*, 0\.\d MB\)$/), expect.stringMatching(/_published_/), expect.stringMatching(/^To restore one: npm run restore -- NAME/)])
    expect((await restore([], { LC_ALL: 'de_DE.UTF-8' })).lines.at(-1)).toMatch(/^Zurückspielen: npm run restore -- NAME, oder die neueste/)
  })

  it('is refused while Karlchen runs, and the server goes on', async () => {
    const app = await startApp({ dataDir })
    const { code, lines } = await restore(['--latest'])
    expect([code, lines]).toEqual([1, [expect.stringMatching(/^Karlchen is already running with the data folder .*: please stop/)]])
    expect((await fetch(`${app.url}/health`)).status).toBe(200)
    await app.stop()
  })

  it('puts the newest back, keeps what was there, says so, and Karlchen starts with a new epoch', async () => {
    const before = epoch()
    const { code, lines } = await restore(['--latest'])
    expect(lines).toEqual([
      expect.stringMatching(/^The database until now is kept as a copy: before-restore_\S+\.db$/),
      expect.stringMatching(/^Restored: \S+ {2}\(.*\) with 9 participants, 2 lists and 0 entries\.$/),
      expect.stringMatching(/^Now start Karlchen\. Phones send again by themselves/),
    ])
    expect(code).toBe(0)
    expect(epoch()).not.toBe(before)
    const app = await startApp({ dataDir })
    expect((await fetch(`${app.url}/health`)).status).toBe(200)
    await app.stop()
  })

  it('refuses a name that is none, a damaged copy, and PostgreSQL, each in one sentence', async () => {
    expect((await restore(['karlchen.db'])).lines).toEqual(['There is no safety copy karlchen.db: npm run restore lists them all.'])
    const [newest] = listCopies(dataDir)
    writeFileSync(join(dataDir, 'copies', newest?.name ?? ''), 'x')
    expect(await restore(['--latest'])).toMatchObject({ code: 1, lines: [expect.stringMatching(/^This safety copy is damaged \(.*\): please take another one/)] })
    expect(await restore([], { ...english, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toMatchObject({ code: 1, lines: [expect.stringMatching(/^With DATABASE_URL the data is in PostgreSQL: .*pg_dump/)] })
  })
})
