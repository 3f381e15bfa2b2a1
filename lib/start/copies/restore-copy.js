import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { holdDataFolder } from '../hold-data-folder.js'
import { copiesFolder } from './copies-folder.js'
import { keepPresent } from './keep-present.js'
import { verifyCopy } from './verify-copy.js'

/**
 * @typedef {object} RestoreOrder
 * @property {string} name of the copy
 * @property {string} folder the data folder
 * @property {string} migrations the folder of this program's migrations
 */

/**
 * Puts a copy in the place of the database, which is kept as a copy first. Until the last step, which the file system does as a whole,
 * the database stands as it was; nobody else can open it meanwhile.
 * @param {RestoreOrder} order
 */
export function restoreCopy({ name, folder, migrations }) {
  const release = holdDataFolder(folder)
  const file = join(folder, 'karlchen.db')
  const next = `${file}.next`
  try {
    const counts = verifyCopy(join(copiesFolder(folder), name), migrations)
    const kept = existsSync(file) ? keepPresent({ file, folder, migrations }) : null
    copyFileSync(join(copiesFolder(folder), name), next)
    makeItsOwn(next, name)
    verifyCopy(next, migrations)
    // A log left over would be played into the file that takes this place.
    for (const ending of ['-wal', '-shm']) rmSync(`${file}${ending}`, { force: true })
    renameSync(next, file)
    toDisk(folder)
    return { kept, counts }
  } finally {
    rmSync(next, { force: true })
    release()
  }
}

/**
 * Says in the database itself that it is a copy: by the new epoch devices send again what the copy may not hold, by a version far ahead
 * every open page notices that it is behind, and the trail names it.
 * @param {string} file
 * @param {string} name
 */
function makeItsOwn(file, name) {
  const database = new Database(file)
  try {
    database.pragma('synchronous = FULL')
    database.transaction(() => {
      database.prepare('UPDATE "Instance" SET "epoch" = ?').run(randomBytes(16).toString('base64url'))
      database.prepare('UPDATE "Tournament" SET "version" = "version" + 100000').run()
      database
        .prepare('INSERT INTO "AuditEntry" ("id", "actor", "action", "params", "at") VALUES (?, ?, ?, ?, ?)')
        .run(randomUUID(), 'operator', 'database-restored', JSON.stringify({ copy: name }), new Date().toISOString())
    })()
  } finally {
    database.close()
  }
}

/** @param {string} folder */
function toDisk(folder) {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
