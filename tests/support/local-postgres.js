import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { freePort } from '../../lib/start/free-port.js'

const debianHome = '/usr/lib/postgresql'

/** The folder with initdb and postgres, or null where PostgreSQL is not installed. */
export function postgresPrograms() {
  const versions = existsSync(debianHome) ? readdirSync(debianHome).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debianHome, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

/** PostgreSQL refuses to run as root, so root hands it to another account. */
function account() {
  if (process.getuid?.() !== 0) return {}
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = lines.find((entry) => entry.startsWith('postgres:')) ?? lines.find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = (line ?? 'nobody:x:65534:65534').split(':').map(Number)
  return uid === undefined || gid === undefined ? {} : { uid, gid }
}

/** @param {string} socket */
function answers(socket) {
  return new Promise((resolve) => {
    const probe = connect(socket, () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
}

/**
 * A throw-away cluster on a free port, or null where PostgreSQL is not installed. It trusts this machine
 * and does not wait for the disk, because nothing in it outlives the tests. `halt` and `goOn` end the server and start it again on what it has.
 * @returns {Promise<{ url: string, halt: () => Promise<void>, goOn: () => Promise<void>, stop: () => Promise<void> } | null>}
 */
export async function startLocalPostgres() {
  const programs = postgresPrograms()
  if (!programs) return null
  const owner = account()
  const home = mkdtempSync(join(tmpdir(), 'karlchen-postgres-'))
  if (owner.uid !== undefined) chownSync(home, owner.uid, owner.gid)
  const data = join(home, 'data')
  const options = { ...owner, cwd: home, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'karlchen', '-E', 'UTF8', '--auth=trust', '--no-sync'], { ...options, stdio: 'pipe' })

  const port = await freePort()
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200', 'timezone=UTC'].flatMap((line) => ['-c', line])
  const socket = join(home, `.s.PGSQL.${String(port)}`)

  const launch = async () => {
    const server = spawn(join(programs, 'postgres'), ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', home, ...settings], { ...options, stdio: 'ignore' })
    const kill = () => server.kill('SIGQUIT')
    process.once('exit', kill)
    const ended = new Promise((resolve) => server.once('exit', resolve))
    for (let tries = 0; !(await answers(socket)); tries += 1) {
      if (server.exitCode !== null || tries > 200) throw new Error('The local PostgreSQL for the tests did not start.')
      await pause(25)
    }
    return async () => {
      process.off('exit', kill)
      server.kill('SIGINT')
      await ended
    }
  }

  let halt = await launch()
  return {
    url: `postgres://karlchen@127.0.0.1:${String(port)}/postgres`,
    halt: () => halt(),
    goOn: async () => {
      halt = await launch()
    },
    stop: async () => {
      await halt()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
