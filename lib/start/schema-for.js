import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The databases one schema is written for. */
export const databases = /** @type {const} */ (['sqlite', 'postgresql'])

/**
 * The one schema as the given database reads it: only the provider and the output line differ.
 * @param {typeof databases[number]} database
 */
export function schemaFor(database) {
  return readFileSync(join(root, 'prisma/schema.prisma'), 'utf8')
    .replace('provider = "sqlite"', `provider = "${database}"`)
    .replace('../lib/db/generated/sqlite', `../../lib/db/generated/${database}`)
}
