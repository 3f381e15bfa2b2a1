import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mutants } from '../../tests/mutants.js'

/**
 * The part of the runner's report that matters here.
 * @typedef {{ testResults: { message: string, assertionResults: { status: string, fullName: string }[] }[] }} Report
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const copied = ['lib', 'tests', 'package.json', 'tsconfig.json']
const left = ['lib/db', 'tests/e2e'].map((path) => join(root, path))

/** A throw-away copy of what the tests of the rules need, so that no wrong clause ever stands in the working tree. */
function throwAwayCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'karlchen-mutants-'))
  for (const path of copied) cpSync(join(root, path), join(copy, path), { recursive: true, filter: (source) => !left.includes(source) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir')
  return copy
}

/**
 * Runs tests of the rules in the copy; gives the title of the first red one, or null when all are green.
 * @param {string} copy
 * @param {string} folder with its slash, since tests/rules would take tests/rules-page along
 */
function firstRedTest(copy, folder = 'tests/rules/') {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const run = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'tests/vitest.config.ts', '--bail=1', '--reporter=json', `--outputFile=${report}`, folder],
    { cwd: copy, encoding: 'utf8' },
  )
  if (!existsSync(report)) throw new Error(`The tests did not run:\n${run.stdout}${run.stderr}`)
  /** @type {unknown} */
  const parsed = JSON.parse(readFileSync(report, 'utf8'))
  const { testResults } = /** @type {Report} */ (parsed)
  const red = testResults.flatMap(({ assertionResults }) => assertionResults).find(({ status }) => status === 'failed')
  if (red !== undefined) return red.fullName
  if (run.status === 0) return null
  throw new Error(`No test is red, yet the run failed: ${testResults.map(({ message }) => message.trim()).find(Boolean) ?? run.stderr}`)
}

/**
 * Plants one mutant in the copy, runs the tests, and takes it out again.
 * @param {string} copy
 * @param {import('../../tests/mutants.js').Mutant} mutant
 * @returns {{ killed: boolean, why: string }}
 */
function outcome(copy, { file, find, replace }) {
  const path = join(copy, file)
  if (!existsSync(path)) return { killed: false, why: `there is no ${file}` }
  const healthy = readFileSync(path, 'utf8')
  const found = healthy.split(find).length - 1
  if (found !== 1) return { killed: false, why: `${file} holds the text to replace ${found} times: ${find}` }
  writeFileSync(path, healthy.replace(find, () => replace))
  try {
    // The chapter's own tests are the quickest; what they miss, the others may still notice.
    const red = firstRedTest(copy, `${dirname(file).replace(/^lib/, 'tests')}/`) ?? firstRedTest(copy)
    return red === null ? { killed: false, why: 'survived: no test is red' } : { killed: true, why: `red: ${red}` }
  } catch (error) {
    return { killed: false, why: error instanceof Error ? error.message : String(error) }
  } finally {
    writeFileSync(path, healthy)
  }
}

const copy = throwAwayCopy()
try {
  const redBefore = firstRedTest(copy)
  if (redBefore !== null) {
    console.error(`The tests of the rules are red before anything is planted: ${redBefore}`)
    process.exitCode = 1
  } else {
    let failed = 0
    for (const mutant of mutants) {
      const { killed, why } = outcome(copy, mutant)
      if (!killed) failed += 1
      console.log(`${killed ? '✓' : '✗'} ${mutant.name}\n    ${why}`)
    }
    console.log(`${mutants.length - failed} passed, ${failed} failed`)
    process.exitCode = failed === 0 ? 0 : 1
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
