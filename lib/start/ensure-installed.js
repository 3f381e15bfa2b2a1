import { existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { fingerprint } from './fingerprint.js'
import { say } from './messages.js'
import { npmScript } from './npm-script.js'
import { onlyWhenChanged } from './only-when-changed.js'
import { runNode } from './run-node.js'
import { StartProblem } from './start-problem.js'

const tryDatabaseModule = "new (require('better-sqlite3'))(':memory:').close()"

/** Installs exactly what the lock file names, when it or the kind of node has changed since the last time. */
export async function ensureInstalled() {
  const state = `${fingerprint(['package.json', 'package-lock.json'])} ${process.platform} ${process.arch} ${process.versions.modules}`
  await onlyWhenChanged('node_modules/.installed-for', state, install)
}

async function install() {
  process.stdout.write(`${say('installing')}\n`)
  const npm = npmScript()
  const { code, output } = npm
    ? await runNode([npm, 'ci', '--include=dev', '--no-audit', '--no-fund'], { env: surroundings(), quiet: true })
    : { code: 1, output: 'npm was not found beside node' }
  if (code !== 0) {
    if (/better-sqlite3/.test(output) && /gyp|prebuild/.test(output)) throw new StartProblem('native-module-missing')
    const log = join(tmpdir(), `karlchen-npm-${process.pid}.log`)
    writeFileSync(log, output)
    throw new StartProblem('install-failed', { log })
  }
  const trial = await runNode(['-e', tryDatabaseModule], { quiet: true })
  if (trial.code !== 0) throw new StartProblem('native-module-missing')
}

/** @returns {Record<string, string>} */
function surroundings() {
  const home = dirname(dirname(process.execPath))
  return {
    // Prisma's own install step downloads an engine that is never used, unless it is shown a file.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    // Compiling needs Node's headers; without this they are downloaded even when they are at hand.
    ...(existsSync(join(home, 'include/node/node.h')) && { npm_config_nodedir: home }),
  }
}
