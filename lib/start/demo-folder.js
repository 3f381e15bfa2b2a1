import { existsSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { say } from './messages.js'
import { runNode } from './run-node.js'
import { StartProblem } from './start-problem.js'

/** @typedef {{ management: string, referee: string, password: string, phones: string[] }} Demo */

/** @type {(text: string) => Demo} */
const parse = JSON.parse

/**
 * The demo in this folder, filled now when there is none yet: in a folder beside it, so that what is stopped half-way is never taken for a demo.
 * @param {string} folder
 * @returns {Promise<{ demo: Demo, file: string, isNew: boolean }>}
 */
export async function demoFolder(folder) {
  const file = join(folder, 'demo.json')
  const isNew = !existsSync(file)
  if (isNew) await fill(folder)
  return { demo: parse(readFileSync(file, 'utf8')), file, isNew }
}

/** @param {string} folder */
async function fill(folder) {
  if (existsSync(folder)) removeEmpty(folder)
  process.stdout.write(`${say('demoFilling')}\n`)
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const { code, output } = await runNode(['dist/demo.js'], { env: { DATA_DIR: unfinished }, quiet: true })
  if (code !== 0) {
    process.stderr.write(output)
    throw new StartProblem('demo-failed')
  }
  renameSync(unfinished, folder)
}

/**
 * Whatever else lies there is somebody's, and stays.
 * @param {string} folder
 */
function removeEmpty(folder) {
  try {
    rmdirSync(folder)
  } catch (cause) {
    throw new StartProblem('demo-folder-taken', { folder }, { cause })
  }
}
