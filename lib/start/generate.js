import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { databases, schemaFor } from './schema-for.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Writes prisma/generated and makes the typed client of each database in lib/db/generated. */
export function generate() {
  const scratch = mkdtempSync(join(tmpdir(), 'karlchen-generate-'))
  try {
    // Generating needs no native engine, yet Prisma downloads one unless it is given a file. This one fails loudly if ever asked.
    const engine = join(scratch, 'engine')
    writeFileSync(engine, '#!/bin/sh\necho "no schema engine is installed: use npm run db:migration" >&2\nexit 1\n')
    chmodSync(engine, 0o755)
    mkdirSync(join(root, 'prisma/generated'), { recursive: true })
    for (const database of databases) generateClient(database, engine)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/**
 * @param {typeof databases[number]} database
 * @param {string} engine
 */
function generateClient(database, engine) {
  const schema = join(root, 'prisma/generated', `${database}.prisma`)
  writeFileSync(schema, schemaFor(database))
  const run = spawnSync(process.execPath, [join(root, 'node_modules/prisma/build/index.js'), 'generate', '--no-hints', '--schema', schema], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: engine, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  })
  if (run.status !== 0) throw new Error(`The database client for ${database} could not be generated:\n${run.stdout}${run.stderr}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generate()
