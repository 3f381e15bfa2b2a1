import { join } from 'node:path'
import Database from 'better-sqlite3'
import { StartProblem } from './start-problem.js'

/**
 * Keeps every other process off the data folder until the function it returns is called or the process ends, however it ends.
 * The lock is an open transaction on a second SQLite file, so that the system frees it and no process number has to be trusted.
 * @param {string} folder
 * @returns {() => void}
 */
export function holdDataFolder(folder) {
  const lock = openLock(folder)
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw new StartProblem(isBusy(cause) ? 'data-folder-in-use' : 'data-folder-not-writable', { folder }, { cause })
  }
  return () => {
    lock.close()
  }
}

/** @param {string} folder */
function openLock(folder) {
  try {
    return new Database(join(folder, 'karlchen.lock'), { timeout: 0 })
  } catch (cause) {
    if (cause instanceof Database.SqliteError) throw new StartProblem('data-folder-not-writable', { folder }, { cause })
    throw new StartProblem('native-module-missing', { module: 'better-sqlite3' }, { cause })
  }
}

/** @param {unknown} error */
function isBusy(error) {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')
}
