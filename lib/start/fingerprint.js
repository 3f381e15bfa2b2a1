import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot } from './project-root.js'

/**
 * One hash over these files and folders of the project, so that work is done again exactly when they change.
 * @param {string[]} paths
 * @param {string[]} [leaveOut] folders inside them that are results, not sources
 */
export function fingerprint(paths, leaveOut = []) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesUnder(path, leaveOut))) {
    hash.update(`${file}\0`).update(readFileSync(join(projectRoot, file))).update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @param {string[]} leaveOut
 * @returns {string[]}
 */
function filesUnder(path, leaveOut) {
  const place = join(projectRoot, path)
  if (leaveOut.includes(path) || !existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [path]
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`, leaveOut))
}
