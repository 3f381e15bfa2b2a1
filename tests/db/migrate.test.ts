import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { databasePlace, type DatabasePlace } from '@/lib/db/database-place'
import type { OpenDatabase } from '@/lib/db/open-database'
import { openPostgres } from '@/lib/db/open-postgres'
import { openSqlite } from '@/lib/db/open-sqlite'
import { onBothDatabases } from '@/tests/support/both-databases'

const parent = 'CREATE TABLE "Parent" ("id" INTEGER NOT NULL PRIMARY KEY);'
const child = 'CREATE TABLE "Child" ("id" INTEGER NOT NULL PRIMARY KEY, "parentId" INTEGER NOT NULL REFERENCES "Parent"("id") ON DELETE CASCADE);'
const rows = 'INSERT INTO "Parent" VALUES (1); INSERT INTO "Child" VALUES (1, 1);'
const redefined = 'CREATE TABLE "new" ("id" INTEGER NOT NULL PRIMARY KEY, "more" TEXT); INSERT INTO "new" ("id") SELECT "id" FROM "Parent"; DROP TABLE "Parent"; ALTER TABLE "new" RENAME TO "Parent";'

await onBothDatabases('migrating', (kind) => {
  let folder: string
  let place: DatabasePlace

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'karlchen-migrations-'))
    place = databasePlace()
    cpSync(place.migrations, folder, { recursive: true })
    place = { ...place, migrations: folder }
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const open = (): Promise<OpenDatabase> => (place.kind === 'sqlite' ? openSqlite(place) : openPostgres(place))
  const openAndClose = async () => (await open()).close()
  const add = (name: string, sql: string) => writeFileSync(join(folder, `${name}.sql`), sql)
  const count = async (table: string) => {
    const database = await open()
    const [row] = await database.reader.$queryRawUnsafe<{ count: bigint }[]>(`SELECT count(*) AS count FROM "${table}"`)
    await database.close()
    return Number(row?.count)
  }

  it('applies each file once', async () => {
    await openAndClose()
    add('900_more', `${parent}${child}${rows}`)
    await openAndClose()
    await openAndClose()
    expect(await count('Child')).toBe(1)
    expect(await count('_prisma_migrations')).toBe(readdirSync(folder).length)
  })

  it('takes a failing file back whole and keeps what was there', async () => {
    await openAndClose()
    add('900_more', `${parent} INSERT INTO "Nowhere" VALUES (1);`)
    await expect(open()).rejects.toMatchObject({ code: 'migration-failed', params: { migration: '900_more' } })
    add('900_more', parent)
    await openAndClose()
    expect(await count('Parent')).toBe(0)
  })

  it('refuses a file that was changed after it was applied', async () => {
    add('900_more', parent)
    await openAndClose()
    add('900_more', `${parent} -- changed`)
    await expect(open()).rejects.toMatchObject({ code: 'migration-changed' })
  })

  it('refuses a database that a newer program has migrated', async () => {
    add('900_more', parent)
    await openAndClose()
    rmSync(join(folder, '900_more.sql'))
    await expect(open()).rejects.toMatchObject({ code: 'database-newer' })
  })

  if (kind === 'sqlite') {
    it('keeps the child rows of a table that is redefined, and a copy of the file before it', async () => {
      add('900_more', `${parent}${child}${rows}`)
      await openAndClose()
      add('901_redefine', redefined)
      await openAndClose()
      expect(await count('Child')).toBe(1)
      expect(readdirSync(join(process.env.DATA_DIR ?? '', 'copies'))).toHaveLength(1)
    })

    it('makes no copy of a database that was empty', async () => {
      await openAndClose()
      expect(existsSync(join(process.env.DATA_DIR ?? '', 'copies'))).toBe(false)
    })

    it('refuses a file that leaves rows without their parent', async () => {
      add('900_more', `${parent}${child}${rows}`)
      await openAndClose()
      add('901_orphans', 'DELETE FROM "Parent";')
      await expect(open()).rejects.toMatchObject({ code: 'migration-failed' })
      expect(await count('Parent').catch(() => 'refused')).toBe('refused')
      rmSync(join(folder, '901_orphans.sql'))
      expect(await count('Parent')).toBe(1)
    })
  } else {
    it('lets several instances start at once, and one of them migrate', async () => {
      add('900_more', parent)
      await Promise.all(Array.from({ length: 4 }, openAndClose))
      expect(await count('_prisma_migrations')).toBe(readdirSync(folder).length)
    })
  }
})

it('a database address of an unknown kind is refused', () => {
  expect(() => databasePlace({ NODE_ENV: 'test', DATABASE_URL: 'mysql://localhost/karlchen' })).toThrow('database-url-not-understood')
})
