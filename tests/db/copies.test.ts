import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDatabase } from '@/lib/db/close-database'
import { copiesHolder } from '@/lib/db/copies/copies-holder'
import { keepCopy } from '@/lib/db/copies/keep-copy'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { listCopies } from '@/lib/start/copies/list-copies.js'
import { keepPresent } from '@/lib/start/copies/keep-present.js'
import { restoreCopy } from '@/lib/start/copies/restore-copy.js'
import { verifyCopy } from '@/lib/start/copies/verify-copy.js'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { buildTable, operationOn } from '@/tests/support/build-tournament'

const migrations = 'prisma/migrations/sqlite'
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'karlchen-copies-'))
  process.env.DATA_DIR = folder
  delete process.env.DATABASE_URL
  Object.assign(copiesHolder(), { failure: null, lastKept: null })
})
afterEach(async () => {
  await closeDatabase()
  rmSync(folder, { recursive: true, force: true })
})

const keep = () => keepCopy(() => Promise.resolve({ phase: 'playing', tournament: 'cup', round: 1 }))
const copyFile = () => join(folder, 'copies', listCopies(folder)[0]?.name ?? '')
const restore = (name = listCopies(folder)[0]?.name ?? '') => restoreCopy({ name, folder, migrations })

/** A list with games in it. */
async function playedTable(games = 3) {
  const table = await buildTable()
  await append(table.listId, 1, games)
  return table
}

async function append(listId: string, from: number, games: number) {
  for (let game = from; game < from + games; game++) {
    const [outcome] = await appendOperations('device:d', [operationOn(listId, 'game-entered', { place: game, kind: 'normal', soloist: null, points: [2, 2, -2, -2] }, { seq: game })])
    expect(outcome?.outcome).toBe('stored')
  }
}

describe('A safety copy', () => {
  it('holds what was on the disk, verified, in one file for its owner alone', async () => {
    await playedTable()
    await keep()
    expect(verifyCopy(copyFile(), migrations)).toEqual({ people: 4, lists: 1, operations: 3 })
    expect(statSync(copyFile()).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(folder, 'copies'))).toEqual([expect.stringMatching(/^cup_round-1_playing_.*\.db$/)])
  })

  it('is whole while games are written, and stops none of them', async () => {
    const { listId } = await playedTable()
    await Promise.all([keep(), append(listId, 4, 15), keep()])
    expect(await read((reader) => reader.listOperation.count())).toBe(18)
    for (const { name } of listCopies(folder)) expect(verifyCopy(join(folder, 'copies', name), migrations).lists).toBe(1)
    expect(copiesHolder().failure).toBeNull()
  })

  it('that fails throws nothing, leaves nothing half made, and is forgotten at the next that succeeds', async () => {
    await playedTable()
    writeFileSync(join(folder, 'copies'), '')
    await keep()
    expect(copiesHolder().failure).toMatchObject({ problem: 'not-writable', about: { phase: 'playing' } })
    rmSync(join(folder, 'copies'))
    await keep()
    expect(copiesHolder().failure).toBeNull()
    expect(listCopies(folder)).toHaveLength(1)
  })

  it('of a database with a gap in a list is refused as damaged', async () => {
    await playedTable()
    await write((transaction) => transaction.$executeRawUnsafe('DROP TRIGGER "ListOperation_delete"'))
    await write((transaction) => transaction.$executeRawUnsafe('DELETE FROM "ListOperation" WHERE "place" = 2'))
    await keep()
    expect(copiesHolder().failure?.problem).toBe('damaged')
    expect(readdirSync(join(folder, 'copies'))).toEqual([])
  })

  it('drops what is old enough when it was kept, and what somebody broke off', async () => {
    await playedTable()
    mkdirSync(join(folder, 'copies'))
    const old = ['cup_round-1_ended_2020-01-01T10-00-00-000Z.db', 'cup_round-1_ended_2020-01-02T10-00-00-000Z.db.part']
    for (const name of [...old, 'of-somebody-else.db']) writeFileSync(join(folder, 'copies', name), '')
    await keep()
    expect(readdirSync(join(folder, 'copies')).sort()).toEqual([expect.stringMatching(/^cup_round-1_playing_/), 'of-somebody-else.db'])
  })
})

describe('Restoring', () => {
  it('puts the copy in place, with a new epoch, a trace, and versions no open page has seen', async () => {
    const { listId, tournamentId } = await playedTable()
    await keep()
    await append(listId, 4, 2)
    const before = await read((reader) => reader.instance.findFirstOrThrow())
    const { version } = await read((reader) => reader.tournament.findUniqueOrThrow({ where: { id: tournamentId } }))
    await closeDatabase()
    const { counts, kept } = restore()
    expect(counts).toEqual({ people: 4, lists: 1, operations: 3 })
    expect(await read((reader) => reader.listOperation.count())).toBe(3)
    expect((await read((reader) => reader.instance.findFirstOrThrow())).epoch).not.toBe(before.epoch)
    expect((await read((reader) => reader.tournament.findUniqueOrThrow({ where: { id: tournamentId } }))).version).toBeGreaterThan(version)
    expect(await read((reader) => reader.auditEntry.findMany())).toMatchObject([{ action: 'database-restored', actor: 'operator', params: { copy: expect.stringContaining('playing') as string } }])
    expect(kept?.verified).toBe(true)
    expect(statSync(join(folder, 'karlchen.db')).mode & 0o777).toBe(0o600)
  })

  it('keeps the database of before as a copy, from which it comes back', async () => {
    const { listId } = await playedTable()
    await keep()
    await append(listId, 4, 2)
    await closeDatabase()
    const { kept } = restore()
    restore(kept?.name)
    expect(await read((reader) => reader.listOperation.count())).toBe(5)
  })

  it('is refused while somebody has the data folder open, and changes nothing', async () => {
    await playedTable()
    await keep()
    expect(() => restore()).toThrow('data-folder-in-use')
    expect(listCopies(folder)).toHaveLength(1)
  })

  it.each([
    ['cut short', (file: string) => truncateSync(file, 20_000)],
    ['overwritten in the middle', (file: string) => {
      const bytes = readFileSync(file)
      bytes.fill(0x5a, 4096, 12_288)
      writeFileSync(file, bytes)
    }],
    ['no database at all', (file: string) => writeFileSync(file, 'x'.repeat(5_000))],
    ['empty', (file: string) => truncateSync(file, 0)],
    ['short of an entry', (file: string) => {
      const database = new Database(file)
      database.exec('DROP TRIGGER "ListOperation_delete"; DELETE FROM "ListOperation" WHERE "place" = 3')
      database.close()
    }],
    ['of a newer program', (file: string) => {
      const database = new Database(file)
      database.exec("INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'x', '999_later')")
      database.close()
    }],
  ])('refuses a copy that is %s, and leaves the database as it is', async (_, damage) => {
    await playedTable()
    await keep()
    await closeDatabase()
    damage(copyFile())
    expect(() => restore()).toThrow(/^(copy-damaged|database-newer)$/)
    expect(await read((reader) => reader.listOperation.count())).toBe(3)
    expect(readdirSync(folder).filter((name) => name.includes('next'))).toEqual([])
  })

  it('replaces a database that is damaged, and keeps its files as they are', async () => {
    await playedTable()
    await keep()
    await closeDatabase()
    const broken = 'y'.repeat(9_000)
    writeFileSync(join(folder, 'karlchen.db'), broken)
    const { kept } = restore()
    expect(kept?.verified).toBe(false)
    expect(readFileSync(join(folder, 'copies', kept?.name ?? ''), 'utf8')).toBe(broken)
    expect(await read((reader) => reader.listOperation.count())).toBe(3)
  })

  it('takes in nothing of a log that a killed process left beside the database', async () => {
    const { listId } = await playedTable()
    await keep()
    await append(listId, 4, 2)
    const left = mkdtempSync(join(tmpdir(), 'karlchen-left-'))
    // As after a power cut: file and log as they lie on the disk while the process still runs.
    for (const name of ['karlchen.db', 'karlchen.db-wal']) copyFileSync(join(folder, name), join(left, name))
    mkdirSync(join(left, 'copies'))
    const [copy] = listCopies(folder)
    copyFileSync(copyFile(), join(left, 'copies', copy?.name ?? ''))
    await closeDatabase()
    process.env.DATA_DIR = left
    const { kept } = restoreCopy({ name: copy?.name ?? '', folder: left, migrations })
    expect(await read((reader) => reader.listOperation.count())).toBe(3)
    expect(verifyCopy(join(left, 'copies', kept?.name ?? ''), migrations).operations).toBe(5)
    await closeDatabase()
    rmSync(left, { recursive: true, force: true })
  })

  it('is refused where the database of before cannot be kept', async () => {
    await playedTable()
    await closeDatabase()
    writeFileSync(join(folder, 'copies'), '')
    expect(() => keepPresent({ file: join(folder, 'karlchen.db'), folder, migrations })).toThrow('present-not-kept')
  })
})
