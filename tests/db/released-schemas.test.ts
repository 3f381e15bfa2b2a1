import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { databasePlace } from '@/lib/db/database-place'
import { openPostgres } from '@/lib/db/open-postgres'
import { openSqlite } from '@/lib/db/open-sqlite'
import { read } from '@/lib/db/read'
import { foldList } from '@/lib/rules/list/fold-list'
import { loadList } from '@/lib/tournament/lists/load-list'
import { onBothDatabases } from '@/tests/support/both-databases'
import { everyTable, type Row } from '@/tests/support/every-table'
import { plainDatabase } from '@/tests/support/plain-database'

const states = readdirSync('prisma/migrations/sqlite').filter((file) => file.endsWith('.sql')).sort()

/** What is in the database, by table: the columns, and every row as a text. */
type Content = Readonly<Record<string, { readonly columns: readonly string[]; readonly rows: readonly string[] }>>

await onBothDatabases('every released schema with data in every table', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'karlchen-released-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** Leads the database to a released state, as the program of that time did. */
  const migrateTo = async (state: string, more: Readonly<Record<string, string>> = {}) => {
    const place = databasePlace()
    for (const file of states.filter((name) => name <= state)) cpSync(join(place.migrations, file), join(folder, file))
    for (const [file, sql] of Object.entries(more)) writeFileSync(join(folder, file), sql)
    const database = await (place.kind === 'sqlite' ? openSqlite({ ...place, migrations: folder }) : openPostgres({ ...place, migrations: folder }))
    await database.close()
  }

  /** Puts into every table what it can hold in this state. */
  const fill = async () => {
    const database = await plainDatabase()
    const tables = new Set(await database.tables())
    for (const [table, rows] of Object.entries(everyTable()).filter(([name]) => tables.has(name))) {
      const columns = new Set(await database.columns(table))
      for (const row of rows) if (!isFromLater(row, columns)) await database.insert(table, Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name))))
    }
    await database.close()
  }

  const contentOf = async (known?: Content): Promise<Content> => {
    const database = await plainDatabase()
    const content: [string, Content[string]][] = []
    for (const table of known ? Object.keys(known) : await database.tables()) {
      const columns = known?.[table]?.columns ?? (await database.columns(table))
      content.push([table, { columns, rows: await database.rows(table, columns) }])
    }
    await database.close()
    return Object.fromEntries(content)
  }

  it.each(states)('%s leads to the newest one without a loss, and its lists fold as before', async (state) => {
    await migrateTo(state)
    await fill()
    const before = await contentOf()
    expect(Object.entries(before).filter(([, { rows }]) => rows.length === 0)).toEqual([])
    await migrateTo(states.at(-1) ?? '')
    expect(await contentOf(before)).toEqual(before)
    if (!('List' in before)) return
    const loaded = await read((reader) => loadList(reader, 'list-1'))
    expect(loaded && foldList(loaded.head, loaded.operations).totals).toEqual([2, 4, -2, -4])
  })

  it.each([
    ['takes a row away', 'DELETE FROM "Attempt";'],
    ['changes a value', `UPDATE "Participant" SET "club" = '' WHERE "startNumber" = 2;`],
  ])('is found out to lose something when a migration %s', async (_, sql) => {
    await migrateTo(states[1] ?? '')
    await fill()
    const before = await contentOf()
    await migrateTo(states.at(-1) ?? '', { '900_lossy.sql': sql })
    expect(await contentOf(before)).not.toEqual(before)
  })
})

/** A round could not be archived before there was an archive. */
const isFromLater = (row: Row, columns: ReadonlySet<string>): boolean => row.state === 'archived' && !columns.has('archive')
