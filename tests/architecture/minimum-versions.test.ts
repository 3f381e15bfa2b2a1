import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { lockFile } from '@/tests/support/lock-file'

const parts = (version: string) => version.split(/[.-]/).map(Number)

/** True when `version` is at least `floor`, number by number; a pre-release of the floor itself is not. */
const reaches = (version: string, floor: string) => {
  if (version.startsWith(`${floor}-`)) return false
  const [have, need] = [parts(version), parts(floor)]
  const differing = need.findIndex((number, index) => number !== have[index])
  return differing === -1 || (have[differing] ?? 0) > (need[differing] ?? 0)
}

const { packages } = lockFile()

/** Below these a hole is known; no registry is asked, since an audit finds none to ask where this is built. */
describe('No package below its floor', () => {
  it.each([
    ['next', '16.2.6'],
    ['react', '19.2.6'],
    ['react-dom', '19.2.6'],
    ['next-auth', '4.24.15'],
  ])('%s is at least %s wherever it is installed', (name, floor) => {
    const installed = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
    expect(installed).not.toEqual([])
    expect(installed.filter(([, { version }]) => !reaches(version ?? '0', floor))).toEqual([])
  })

  it('SQLite is at least 3.51.3, below which a write-ahead log can corrupt the file', () => {
    const database = new Database(':memory:')
    const version = String(database.prepare('SELECT sqlite_version()').pluck().get())
    database.close()
    expect([version, reaches(version, '3.51.3')]).toEqual([version, true])
  })

  it.each([
    ['16.2.6', '16.2.6', true],
    ['16.10.0', '16.2.6', true],
    ['17.0.0', '16.2.6', true],
    ['16.2.5', '16.2.6', false],
    ['15.9.9', '16.2.6', false],
    ['16.2.6-canary.1', '16.2.6', false],
  ])('%s against %s', (version, floor, expected) => {
    expect(reaches(version, floor)).toBe(expected)
  })
})

describe('The lock file', () => {
  it('names no address, so that it installs from whatever registry is configured', () => {
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })
})
