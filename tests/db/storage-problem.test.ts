import { describe, expect, it } from 'vitest'
import { storageProblem, type StorageProblem } from '@/lib/db/storage-problem'

const adapter = (cause: object) => Object.assign(new Error('from the adapter'), { cause })
/** As Prisma hands on what went wrong in one of its own queries. */
const prisma = (code: string, cause: object = {}) => Object.assign(new Error('from Prisma'), { code, meta: { driverAdapterError: { cause } } })
const sqlite = (originalCode: string, kind = 'sqlite') => ({ originalCode, kind })

describe('what keeps the database from saving', () => {
  it.each<[string, unknown, StorageProblem]>([
    ['SQLite has no room for a commit', adapter(sqlite('SQLITE_FULL')), 'full'],
    ['the data folder has no room', Object.assign(new Error('write'), { code: 'ENOSPC' }), 'full'],
    ['PostgreSQL has no room', prisma('P2039', { kind: 'postgres', originalCode: '53100' }), 'full'],
    ['a migration finds no room', new Error('migration', { cause: Object.assign(new Error('full'), { code: 'SQLITE_FULL' }) }), 'full'],
    ['the disk takes nothing', adapter(sqlite('SQLITE_IOERR_WRITE')), 'not-writable'],
    ['the disk does not keep what it took', adapter(sqlite('SQLITE_IOERR_FSYNC')), 'not-writable'],
    ['the file was moved away', adapter(sqlite('SQLITE_READONLY_DBMOVED')), 'not-writable'],
    ['PostgreSQL takes nothing but reading', prisma('P2039', { kind: 'postgres', originalCode: '25006' }), 'not-writable'],
    ['another program has the lock', prisma('P1008', sqlite('SQLITE_BUSY', 'SocketTimeout')), 'locked'],
    ['PostgreSQL is stopped', prisma('P1001', { kind: 'DatabaseNotReachable' }), 'unreachable'],
    ['PostgreSQL starts', prisma('P2039', { kind: 'postgres', originalCode: '57P03' }), 'unreachable'],
    ['PostgreSQL goes away in the middle', new Error('Client has encountered a connection error and is not queryable'), 'unreachable'],
  ])('%s', (_, error, problem) => {
    expect(storageProblem(error)).toBe(problem)
  })

  it.each<[string, unknown]>([
    ['a row that is there already', prisma('P2002', { kind: 'UniqueConstraintViolation', originalCode: 'SQLITE_CONSTRAINT_UNIQUE' })],
    ['a bug', new TypeError('x is not a function')],
    ['nothing at all', undefined],
  ])('is not %s', (_, error) => {
    expect(storageProblem(error)).toBeNull()
  })
})
