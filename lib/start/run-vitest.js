import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runNode } from './run-node.js'

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} Report */

/** @type {(text: string) => Report} */
const parse = JSON.parse

/**
 * Runs the tests of one configuration with short live output and counts them.
 * @param {string} config
 * @param {Record<string, string>} env
 * @returns {Promise<Count>}
 */
export async function runVitest(config, env) {
  const folder = mkdtempSync(join(tmpdir(), 'karlchen-tests-'))
  const file = join(folder, 'report.json')
  try {
    const { code } = await runNode(['node_modules/vitest/vitest.mjs', 'run', '-c', config, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], { env })
    return count(file, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A file that could not even be read counts as one failed test, and so does an error outside of any test.
 * @param {string} file
 * @param {number} code
 * @returns {Count}
 */
function count(file, code) {
  try {
    const { numPassedTests, numFailedTests, testResults } = parse(readFileSync(file, 'utf8'))
    const unread = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((result) => result.status === 'failed'))
    const failed = numFailedTests + unread.length
    return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
