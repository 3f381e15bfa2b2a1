import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import Database from 'better-sqlite3'
import { afterAll, describe, expect, it } from 'vitest'

import { freePort } from '@/lib/start/free-port.js'
import { endOfStart } from '@/tests/support/end-of-start'
import { startApp } from '@/tests/support/start-app'

const home = mkdtempSync(join(tmpdir(), 'karlchen-start-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const german = { LC_ALL: 'de_DE.UTF-8' }
const english = { LC_ALL: 'en_GB.UTF-8' }

async function endOfServer(env: Record<string, string>) {
  const port = String(await freePort())
  return endOfStart('dist/server.js', { PORT: port, DATA_DIR: mkdtempSync(join(home, 'data-')), ...english, ...env })
}

/** The commands in a folder without packages, as a fresh clone has them, with an npm that does this. */
function endOfFreshClone(npm: string, engine = '>=20.19.0', env: Record<string, string> = english) {
  const folder = mkdtempSync(join(home, 'clone-'))
  cpSync('lib/start', join(folder, 'lib/start'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', engines: { node: engine } }))
  writeFileSync(join(folder, 'npm-cli.js'), npm)
  return endOfStart('lib/start/start.js', { ...env, npm_execpath: join(folder, 'npm-cli.js') }, folder)
}

describe('A start that cannot be says why in one sentence and ends with 1', () => {
  it.each([
    ['in English', english, /^Port \d+ is already taken: please stop the other program or choose another one/],
    ['in German', german, /^Der Port \d+ ist schon belegt: bitte das andere Programm beenden/],
    ['in German where the terminal names no language', { LC_ALL: '', LC_MESSAGES: '', LANG: '' }, /^Der Port \d+ ist schon belegt/],
  ])('when the port is taken, %s', async (_, env, sentence) => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    const { code, lines } = await endOfServer({ ...env, PORT: String(port) })
    other.close()
    expect(lines).toEqual([expect.stringMatching(sentence)])
    expect(code).toBe(1)
  })

  it.each([
    ['the port is no number', { PORT: 'http' }, /^PORT=http is no port number: please give/],
    ['the host is not this machine', { HOST: '192.0.2.1' }, /^The address HOST=192\.0\.2\.1 does not belong to this machine: please give/],
    ['the public address is none', { PUBLIC_URL: 'tournament' }, /^PUBLIC_URL=tournament is no web address: please give/],
    ['the data folder cannot be written', { DATA_DIR: '/dev/null/data' }, /^The data folder \/dev\/null\/data cannot be written: please change/],
    ['the secret is easy to guess', { SECRET: 'karlchen' }, /^SECRET is missing or too easy to guess: with DATABASE_URL please give/],
    ['the database address is none', { DATABASE_URL: 'mysql://here' }, /^DATABASE_URL is no PostgreSQL address: please give/],
    ['the database does not answer', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /^The database of DATABASE_URL does not answer: please check/],
  ])('when %s', async (_, env, sentence) => {
    const { code, lines } = await endOfServer(env)
    expect(lines).toEqual([expect.stringMatching(sentence)])
    expect(code).toBe(1)
  })

  it('when a second process wants the same data folder, and the first goes on', async () => {
    const app = await startApp()
    const { code, lines } = await endOfServer({ DATA_DIR: app.dataDir })
    expect(lines).toEqual([expect.stringMatching(/^Karlchen is already running with the data folder .*: please stop/)])
    expect(code).toBe(1)
    expect((await fetch(`${app.url}/health`)).status).toBe(200)
    await app.stop()
  })

  it('when the database is newer than the program', async () => {
    const dataDir = mkdtempSync(join(home, 'newer-'))
    await (await startApp({ dataDir })).stop()
    const database = new Database(join(dataDir, 'karlchen.db'))
    database.exec("INSERT INTO _prisma_migrations SELECT 'later', checksum, finished_at, '99990101000000_later', logs, rolled_back_at, started_at, applied_steps_count FROM _prisma_migrations LIMIT 1")
    database.close()
    const { code, lines } = await endOfServer({ DATA_DIR: dataDir })
    expect(lines).toEqual([expect.stringMatching(/^The database was written by a newer version of Karlchen: please update/)])
    expect(code).toBe(1)
  })

  it('when Node is too old, before anything is installed', async () => {
    const { code, lines } = await endOfFreshClone('', '>=99.0.0')
    expect(lines).toEqual([expect.stringMatching(/^Karlchen needs Node 99\.0\.0 or newer and found \d+\.\d+\.\d+: please update Node/)])
    expect(code).toBe(1)
  })

  it('when the native module could not be built', async () => {
    const { code, lines } = await endOfFreshClone("console.error('npm error path node_modules/better-sqlite3\\nnpm error gyp ERR! not ok'); process.exit(1)")
    expect(lines.at(-1)).toMatch(/^The database module better-sqlite3 could not be built: please install python3, make, g\+\+/)
    expect(lines).toHaveLength(2)
    expect(code).toBe(1)
  })

  it('when the packages cannot be fetched', async () => {
    const { code, lines } = await endOfFreshClone("console.error('npm error code ENOTFOUND'); process.exit(1)")
    expect(lines.at(-1)).toMatch(/^The packages could not be installed: please check the network connection/)
    expect(lines).toHaveLength(2)
    expect(code).toBe(1)
  })
})
