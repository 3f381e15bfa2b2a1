import { ensureBuilt } from './ensure-built.js'
import { runNode } from './run-node.js'
import { runVitest } from './run-vitest.js'
import { StartProblem } from './start-problem.js'

/** @typedef {import('./run-vitest.js').Count} Count */

/**
 * What `npm test` runs, in this order.
 * @type {{ name: string, run: (env: Record<string, string>) => Promise<Count> }[]}
 */
export const testSteps = [
  { name: 'lint', run: () => check(['node_modules/eslint/bin/eslint.js', '-c', 'tests/eslint.config.js', '.']) },
  { name: 'types', run: types },
  { name: 'unit and database tests', run: (env) => runVitest('tests/vitest.config.ts', env) },
  { name: 'build', run: build },
  { name: 'browser tests', run: (env) => runVitest('tests/e2e.config.ts', env) },
]

/**
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function check(args) {
  const { code } = await runNode(args)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
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
