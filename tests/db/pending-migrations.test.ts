import { describe, expect, it } from 'vitest'
import { checkSqliteVersion } from '@/lib/db/check-sqlite-version'
import { pendingMigrations } from '@/lib/start/pending-migrations.js'

const file = (name: string) => ({ name, sql: '', checksum: `sum of ${name}` })
const files = [file('001_first'), file('002_second'), file('003_third')]
const applied = (...names: string[]) => names.map((name) => ({ name, checksum: `sum of ${name}` }))

describe('migrations at start', () => {
  it.each([
    ['all of them on an empty database', [], ['001_first', '002_second', '003_third']],
    ['those after the last applied one', ['001_first'], ['002_second', '003_third']],
    ['none when all are applied', ['001_first', '002_second', '003_third'], []],
  ])('apply %s', (_, done, pending) => {
    expect(pendingMigrations(files, applied(...done)).map(({ name }) => name)).toEqual(pending)
  })

  it.each([
    ['a file that was changed after it was applied', 'migration-changed', [{ name: '001_first', checksum: 'another' }]],
    ['a database that a newer program has migrated', 'database-newer', applied('001_first', '002_second', '003_third', '004_fourth')],
    ['a file that is missing', 'migration-missing', applied('001_first', '002_other')],
    ['a file that was slipped in before an applied one', 'migration-out-of-order', applied('001_first', '003_third')],
  ])('refuse %s', (_, code, done) => {
    expect(() => pendingMigrations(files, done)).toThrow(code)
  })
})

describe('the SQLite this program is built with', () => {
  it.each(['3.51.2', '3.9.0', '2.99.99'])('is refused as version %s', (version) => {
    expect(() => checkSqliteVersion(version)).toThrow('sqlite-too-old')
  })

  it.each(['3.51.3', '3.53.2', '3.100.0', '4.0.0'])('is accepted as version %s', (version) => {
    expect(() => checkSqliteVersion(version)).not.toThrow()
  })
})
