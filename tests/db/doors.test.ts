import { expect, it } from 'vitest'
import { closeDatabase } from '@/lib/db/close-database'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { onBothDatabases } from '@/tests/support/both-databases'

const account = (email: string) => ({ email, name: 'Anna', passwordHash: 'none' })
const emails = () => read((reader) => reader.account.findMany({ select: { email: true }, orderBy: { email: 'asc' } }))

await onBothDatabases('write and read', (kind) => {
  it('keep what was acknowledged when a write beside it fails', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        write(async (transaction) => {
          await transaction.account.create({ data: account(`${String(index).padStart(2, '0')}@club.example`) })
          if (index % 2 === 1) throw new Error('taken back')
        }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect((await emails()).map(({ email }) => Number(email.slice(0, 2)))).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18])
  })

  it('show a write to readers only once it is committed', async () => {
    await write(async (transaction) => {
      await transaction.account.create({ data: account('anna@club.example') })
      expect(await emails()).toEqual([])
    })
    expect(await emails()).toEqual([{ email: 'anna@club.example' }])
  })

  it('refuse a stray write through the reading door', async () => {
    await expect(read((reader) => reader.account.create({ data: account('anna@club.example') }))).rejects.toThrow()
    expect(await emails()).toEqual([])
  })

  it('refuse a write within a write, and take the outer one back', async () => {
    const outer = write(async (transaction) => {
      await transaction.account.create({ data: account('outer@club.example') })
      await write((inner) => inner.account.create({ data: account('inner@club.example') }))
    })
    await expect(outer).rejects.toThrow('A write within a write')
    expect(await emails()).toEqual([])
  })

  it('let work begun in a write go on to a write of its own afterwards', async () => {
    let afterwards: Promise<unknown> = Promise.resolve()
    let committed: () => void = () => undefined
    const commit = new Promise<void>((resolve) => (committed = resolve))
    await write((transaction) => {
      afterwards = commit.then(() => write((next) => next.account.create({ data: account('later@club.example') })))
      return transaction.account.create({ data: account('first@club.example') })
    })
    committed()
    await afterwards
    expect(await emails()).toHaveLength(2)
  })

  it('finish what is being written before the database closes', async () => {
    let begin = (): void => undefined
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const writing = write(async (transaction) => {
      await transaction.account.count()
      begin()
      // Long enough for a close that does not wait to take the connection away.
      await new Promise((resolve) => setTimeout(resolve, 300))
      return transaction.account.create({ data: account('anna@club.example') })
    })
    await begun
    await closeDatabase()
    await writing
    expect(await emails()).toHaveLength(1)
  })

  it('give exactly one winner when many append to the same version', async () => {
    await write((transaction) => transaction.account.create({ data: { ...account('anna@club.example'), sessionEpoch: 1 } }))
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        write((transaction) =>
          transaction.account.updateMany({ where: { email: 'anna@club.example', sessionEpoch: 1 }, data: { sessionEpoch: { increment: 1 } } }),
        ),
      ),
    )
    expect(results.filter(({ count }) => count === 1)).toHaveLength(1)
  })

  it('leave the log as it was written, whoever tries to change it', async () => {
    await write((transaction) => transaction.start.create({ data: { version: '0.1.0' } }))
    const attempts = [
      'UPDATE "Start" SET "version" = \'0.2.0\'',
      'DELETE FROM "Start"',
      kind === 'sqlite' ? 'INSERT OR REPLACE INTO "Start" ("id", "version", "at") VALUES (1, \'0.2.0\', 0)' : 'TRUNCATE "Start"',
    ]
    for (const sql of attempts) await expect(write((transaction) => transaction.$executeRawUnsafe(sql))).rejects.toThrow()
    expect(await read((reader) => reader.start.findMany({ select: { version: true } }))).toEqual([{ version: '0.1.0' }])
  })

  it('acknowledge what the disk has promised to keep, whatever the database itself is set to', async () => {
    if (kind === 'postgresql') await write((transaction) => transaction.$executeRawUnsafe(`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$`))
    await closeDatabase()
    const asked = kind === 'sqlite' ? 'SELECT synchronous FROM pragma_synchronous' : 'SHOW synchronous_commit'
    const [row] = await write((transaction) => transaction.$queryRawUnsafe<Record<string, unknown>[]>(asked))
    expect(Object.values(row ?? {}).map(String)).toEqual([kind === 'sqlite' ? '2' : 'on'])
  })

  it('read the time as it was stored, whatever zone the server is in', async () => {
    const before = Date.now()
    await write((transaction) => transaction.$executeRawUnsafe('INSERT INTO "Start" ("version") VALUES (\'0.1.0\')'))
    const start = await read((reader) => reader.start.findFirstOrThrow())
    expect(Math.abs(start.at.getTime() - before)).toBeLessThan(5_000)
  })
})
