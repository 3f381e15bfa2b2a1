import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrations } from './read-migrations.js'
import { schemaDifference } from './schema-difference.js'

const protection = '-- Log protection\n'

/**
 * What the next migration of one database has to say; empty when the migrations already lead to the schema and its triggers.
 * @param {typeof import('./schema-for.js').databases[number]} database
 * @param {string} root the project's folder
 */
export async function missingMigration(database, root) {
  const difference = await schemaDifference(database, root)
  const triggers = readFileSync(join(root, 'prisma/triggers', `${database}.sql`), 'utf8')
  const written = readMigrations(join(root, 'prisma/migrations', database))
    .map(({ sql }) => sql.split(protection)[1])
    .findLast((sql) => sql !== undefined)
  // SQLite redefines a table by dropping it, and its triggers go with it.
  const triggersAreDue = written !== triggers || difference.includes('DROP TABLE')
  const sql = [difference, triggersAreDue ? protection + triggers : ''].filter((part) => part !== '').join('\n')
  if (difference !== '' && (await schemaDifference(database, root, sql)) !== '') {
    throw new Error(`The migration for ${database} does not lead to the schema. Was a table changed in a way that needs a hand-written file?`)
  }
  return sql
}
