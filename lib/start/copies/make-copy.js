import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { copiesFolder } from './copies-folder.js'
import { copyName } from './copy-name.js'
import { verifyCopy } from './verify-copy.js'

/**
 * @typedef {object} CopyOrder
 * @property {string} file the database
 * @property {string} folder the data folder
 * @property {string} migrations the folder of this program's migrations
 * @property {import('./copy-name.js').CopyAbout} about
 */

/**
 * Copies the database as it is at this moment, whoever writes meanwhile, and gives the name of the copy once it was read back and lies on the disk.
 * It is opened through SQLite alone: a database read as a plain file loses its locks, and what stands in its write-ahead log.
 * @param {CopyOrder} order
 * @returns {{ name: string, size: number, counts: import('./verify-copy.js').CopyCounts }}
 */
export function makeCopy({ file, folder, migrations, about }) {
  const copies = copiesFolder(folder)
  mkdirSync(copies, { recursive: true, mode: 0o700 })
  for (const left of readdirSync(copies).filter((name) => name.endsWith('.part'))) rmSync(join(copies, left))
  const name = copyName(about, new Date())
  const part = join(copies, `${name}.part`)
  // Made by us first, because SQLite would let the whole machine read it.
  writeFileSync(part, '', { mode: 0o600, flag: 'wx' })
  try {
    fill(part, file)
    const counts = verifyCopy(part, migrations)
    toDisk(part)
    renameSync(part, join(copies, name))
    toDisk(copies)
    return { name, size: statSync(join(copies, name)).size, counts }
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/**
 * @param {string} part
 * @param {string} file
 */
function fill(part, file) {
  const database = new Database(file, { readonly: true, fileMustExist: true })
  try {
    database.prepare('VACUUM INTO ?').run(part)
  } finally {
    database.close()
  }
}

/** @param {string} path */
function toDisk(path) {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
