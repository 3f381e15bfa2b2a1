import { orSayWhy } from './or-say-why.js'
import { prepare } from './prepare.js'
import { testSteps } from './test-steps.js'

await orSayWhy(prepare)

// Only now: what the tests need of this machine is looked for by files of their own.
const { findChrome } = await import('../../tests/support/find-chrome.js')
const { startLocalPostgres } = await import('../../tests/support/local-postgres.js')

const given = process.env.TEST_POSTGRES_URL
const postgres = given ? null : await startLocalPostgres()
const address = given ?? postgres?.url

const leftOut = [
  ...(address ? [] : ['PostgreSQL was not found, so its half of the database tests is left out. Install it (Debian: apt-get install postgresql) or set TEST_POSTGRES_URL.']),
  ...(findChrome() ? [] : ['Chrome or Chromium was not found, so the tests in a browser are left out. Install it (Debian: apt-get install chromium) or set CHROME_PATH.']),
]
const total = { passed: 0, failed: process.env.CI === 'true' ? leftOut.length : 0 }

/** @param {import('./test-steps.js').Step} step */
async function runStep({ name, run }) {
  process.stdout.write(`\n${name} …\n`)
  const begun = Date.now()
  const { passed, failed } = await run(address ? { TEST_POSTGRES_URL: address } : {})
  total.passed += passed
  total.failed += failed
  process.stdout.write(`\n${name}: ${String(passed)} passed, ${String(failed)} failed (${((Date.now() - begun) / 1000).toFixed(1)} s)\n`)
}

for (const row of testSteps) await Promise.all(row.map(runStep))

await postgres?.stop()
for (const line of leftOut) process.stdout.write(`\n${line}\n`)
process.stdout.write(`\n${String(total.passed)} passed, ${String(total.failed)} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)
