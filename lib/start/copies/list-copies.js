import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { copiesFolder } from './copies-folder.js'
import { readCopyName } from './read-copy-name.js'

/** @typedef {NonNullable<ReturnType<typeof readCopyName>> & { name: string, size: number }} KeptCopy */

/**
 * The copies in this data folder, the newest first.
 * @param {string} dataFolder
 * @returns {KeptCopy[]}
 */
export function listCopies(dataFolder) {
  const folder = copiesFolder(dataFolder)
  const copies = namesIn(folder).flatMap((name) => {
    const about = readCopyName(name)
    // One that was dropped this moment has no size any more.
    const size = about && statSync(join(folder, name), { throwIfNoEntry: false })?.size
    return about && size !== undefined && size !== null ? [{ ...about, name, size }] : []
  })
  return copies.sort((one, other) => other.at.getTime() - one.at.getTime())
}

/**
 * A folder that cannot be read has none for us; who writes to it says why.
 * @param {string} folder
 */
function namesIn(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
