import { chmodSync, copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { StartProblem } from '../start-problem.js'
import { copiesFolder } from './copies-folder.js'
import { copyName } from './copy-name.js'
import { copyProblem } from './copy-problem.js'
import { makeCopy } from './make-copy.js'

/** @type {ReadonlySet<import('./copy-problem.js').CopyProblem>} */
const cannotBeKept = new Set(['disk-full', 'not-writable'])

/**
 * Keeps the present database before another takes its place: as a verified copy, or, when it cannot be read or is newer than this program, as the files are.
 * @param {Omit<import('./make-copy.js').CopyOrder, 'about'>} present
 * @returns {{ name: string, verified: boolean }}
 */
export function keepPresent({ file, folder, migrations }) {
  try {
    const { name } = makeCopy({ file, folder, migrations, about: { phase: 'before-restore' } })
    takeLogIn(file)
    return { name, verified: true }
  } catch (error) {
    if (cannotBeKept.has(copyProblem(error))) throw new StartProblem('present-not-kept', { folder }, { cause: error })
  }
  try {
    return { name: keepAsItIs(file, folder), verified: false }
  } catch (cause) {
    throw new StartProblem('present-not-kept', { folder }, { cause })
  }
}

/**
 * What the write-ahead log holds goes into the file, so that the file alone is the database until it is replaced.
 * @param {string} file
 */
function takeLogIn(file) {
  const database = new Database(file)
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
}

/**
 * @param {string} file
 * @param {string} folder
 */
function keepAsItIs(file, folder) {
  const name = `as-it-was_${copyName({ phase: 'before-restore' }, new Date())}`
  for (const ending of ['', '-wal'].filter((part) => existsSync(`${file}${part}`))) {
    const copy = join(copiesFolder(folder), `${name}${ending}`)
    copyFileSync(`${file}${ending}`, copy)
    chmodSync(copy, 0o600)
  }
  return name
}
