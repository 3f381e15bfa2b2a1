import { StartProblem } from '../start-problem.js'

/** @typedef {'disk-full' | 'not-writable' | 'damaged' | 'failed'} CopyProblem */

/** @type {Record<string, CopyProblem>} */
const problems = {
  SQLITE_FULL: 'disk-full',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  SQLITE_CANTOPEN: 'not-writable',
  SQLITE_READONLY: 'not-writable',
  EACCES: 'not-writable',
  EPERM: 'not-writable',
  EROFS: 'not-writable',
  ENOTDIR: 'not-writable',
  EEXIST: 'not-writable',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
  'copy-damaged': 'damaged',
}

/**
 * Why no copy came about, in the four kinds that somebody does something different about.
 * @param {unknown} error
 * @returns {CopyProblem}
 */
export function copyProblem(error) {
  const code = error instanceof StartProblem || (error instanceof Error && 'code' in error) ? String(error.code) : ''
  // SQLite's finer codes stand behind the coarse one: SQLITE_CANTOPEN_ISDIR.
  return problems[code] ?? problems[code.split('_', 2).join('_')] ?? 'failed'
}
