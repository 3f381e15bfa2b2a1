import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDatabase } from '@/lib/db/close-database'
import { openAtStart } from '@/lib/db/open-at-start'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'

let folder: string
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'karlchen-file-'))
  process.env.DATA_DIR = folder
  delete process.env.DATABASE_URL
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await closeDatabase()
  rmSync(folder, { recursive: true, force: true })
})

const command = ['--import', 'tsx', 'tests/support/hold-database.ts']

/** Starts a second process on the same data folder and gives its first word: `open`, or why it was refused. */
async function secondProcess() {
  const child = spawn(process.execPath, command, { env: { ...process.env, DATA_DIR: folder }, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [word] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, word: String(word).trim() }
}

describe('the data folder', () => {
  it('belongs to one process: the second one is refused', async () => {
    await openAtStart()
    expect((await secondProcess()).word).toBe('data-folder-in-use')
  })

  it('is free again when its process was killed', async () => {
    const { child, word } = await secondProcess()
    expect(word).toBe('open')
    await expect(openAtStart()).rejects.toMatchObject({ code: 'data-folder-in-use', params: { folder } })
    child.kill('SIGKILL')
    await once(child, 'exit')
    await openAtStart()
  })

  it('is free again once the database was closed', async () => {
    await openAtStart()
    await closeDatabase()
    expect((await secondProcess()).word).toBe('open')
  })

  it('is made for its owner alone', async () => {
    process.env.DATA_DIR = join(folder, 'new')
    await openAtStart()
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700)
  })

  it('that cannot be made is refused in words', async () => {
    process.env.DATA_DIR = join(folder, 'a-file', 'data')
    writeFileSync(join(folder, 'a-file'), '')
    await expect(openAtStart()).rejects.toMatchObject({ code: 'data-folder-not-writable' })
  })
})

describe('the database file', () => {
  const settings = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, recursive_triggers: 1 }
  const ask = (door: { $queryRawUnsafe: (sql: string) => Promise<unknown> }, name: string) =>
    door.$queryRawUnsafe(`SELECT * FROM pragma_${name}`).then((rows) => Object.values((rows as Record<string, unknown>[])[0] ?? {}).map((value) => (typeof value === 'bigint' ? Number(value) : value))[0])

  it.each(Object.entries({ ...settings, busy_timeout: 0, query_only: 0 }))('is written with %s = %s, after every opening', async (name, value) => {
    await openAtStart()
    await closeDatabase()
    expect(await write((transaction) => ask(transaction, name))).toBe(value)
  })

  it.each(Object.entries({ ...settings, busy_timeout: 5000, query_only: 1 }))('is read with %s = %s', async (name, value) => {
    expect(await read((reader) => ask(reader, name))).toBe(value)
  })

  it('is left alone while the pages are built', async () => {
    process.env.NEXT_PHASE = 'phase-production-build'
    try {
      await expect(openAtStart()).rejects.toThrow('while it was built')
    } finally {
      delete process.env.NEXT_PHASE
    }
  })
})

const hasStrace = spawnSync('strace', ['-V']).status === 0
if (!hasStrace && process.env.CI === 'true') throw new Error('strace is missing, and CI looks at what reaches the disk.')
if (hasStrace) {
  describe('an acknowledgement', () => {
    it('is given only after the disk has the write', async () => {
      const trace = join(folder, 'trace')
      const options = ['-f', '-e', 'trace=fsync,fdatasync,write', '-e', 'signal=none', '-o', trace]
      const child = spawn('strace', [...options, process.execPath, ...command, '20'], { env: { ...process.env, DATA_DIR: folder }, stdio: ['ignore', 'pipe', 'inherit'] })
      children.push(child)
      child.stdout.resume()
      await once(child, 'exit')
      const events = readFileSync(trace, 'utf8').split('\n').map((line) => (/f(data)?sync\(/.test(line) ? 'sync' : line.includes('"acknowledged\\n"') ? 'acknowledged' : '')).filter(Boolean)
      const acknowledged = events.flatMap((event, index) => (event === 'acknowledged' ? [events[index - 1]] : []))
      expect(acknowledged).toEqual(Array.from({ length: 20 }, () => 'sync'))
    })
  })
} else process.stderr.write('An acknowledgement after the disk has the write: left out, since strace is not installed here\n')
