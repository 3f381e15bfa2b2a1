import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { projectRoot } from './project-root.js'

/**
 * Does the work unless this mark says that it was done for the same state.
 * @param {string} mark a file inside what the work makes, so that deleting the result deletes the mark
 * @param {string} state
 * @param {() => void | Promise<void>} work
 */
export async function onlyWhenChanged(mark, state, work) {
  const file = join(projectRoot, mark)
  if (existsSync(file) && readFileSync(file, 'utf8') === state) return
  await work()
  mkdirSync(dirname(file), { recursive: true })
  // Renamed into place: node_modules may be shared by hard links, and a copy must not be marked along.
  writeFileSync(`${file}.new`, state)
  renameSync(`${file}.new`, file)
}
