import { ensureBuilt } from './ensure-built.js'
import { runNode } from './run-node.js'
import { runVitest } from './run-vitest.js'
import { StartProblem } from './start-problem.js'

/** @typedef {import('./run-vitest.js').Count} Count */

/** @typedef {{ name: string, run: (env: Record<string, string>) => Promise<Count> }} Step */

/**
 * What `npm test` runs: one row after the other, and beside each other what stands in one row. Lint, types and
 * build keep to one core each; the tests fill all cores by themselves, since they run several files at once.
 * @type {Step[][]}
 */
export const testSteps = [
  [
    { name: 'lint', run: () => check(['node_modules/eslint/bin/eslint.js', '-c', 'tests/eslint.config.js', '.']) },
    { name: 'types and build', run: typesAndBuild },
  ],
  [{ name: 'unit and database tests', run: (env) => runVitest('tests/vitest.config.ts', env) }],
  [{ name: 'browser tests', run: (env) => runVitest('tests/e2e.config.ts', env) }],
]

/**
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function check(args) {
  // In one piece at its end, or two checks beside each other would talk into one another.
  const { code, output } = await runNode(args, { quiet: true })
  process.stdout.write(output)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Both write what Next makes, so one waits for the other.
 * @returns {Promise<Count>}
 */
async function typesAndBuild() {
  const checked = await types()
  const built = await build()
  return { passed: checked.passed + built.passed, failed: checked.failed + built.failed }
}

/** Next writes the types of its routes first, which a fresh clone does not have. */
async function types() {
  await runNode(['node_modules/next/dist/bin/next', 'typegen'], { quiet: true, env: { NEXT_TELEMETRY_DISABLED: '1' } })
  return check(['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'])
}

/** @returns {Promise<Count>} */
async function build() {
  try {
    await ensureBuilt()
    return { passed: 1, failed: 0 }
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    return { passed: 0, failed: 1 }
  }
}
