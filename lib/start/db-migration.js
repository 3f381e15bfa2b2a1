import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { databases } from './generate.js'
import { readMigrations } from './read-migrations.js'
import { schemaDifference } from './schema-difference.js'

const protection = '-- Log protection\n'

/**
 * What the next migration of one database has to say; empty when the migrations already lead to the schema and its triggers.
 * @param {typeof databases[number]} database
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

/**
 * Writes the next migration of both databases under one number and gives the files written.
 * @param {string} name
 * @param {string} root the project's folder
 */
export async function writeMigration(name, root) {
  const last = databases.flatMap((database) => readMigrations(join(root, 'prisma/migrations', database))).map((migration) => Number(migration.name.slice(0, 3)))
  const number = String(Math.max(0, ...last) + 1).padStart(3, '0')
  const missing = []
  for (const database of databases) missing.push({ database, sql: await missingMigration(database, root) })
  return missing
    .filter(({ sql }) => sql !== '')
    .map(({ database, sql }) => {
      const folder = join(root, 'prisma/migrations', database)
      mkdirSync(folder, { recursive: true })
      const file = join(folder, `${number}_${name}.sql`)
      writeFileSync(file, sql, { flag: 'wx' })
      return file
    })
}

/** Without a name: says whether schema and migrations agree. */
async function tellDrift(/** @type {string} */ root) {
  let drift = false
  for (const database of databases) {
    const sql = await missingMigration(database, root)
    if (sql === '') continue
    drift = true
    console.error(`The migrations for ${database} do not lead to the schema. Missing:\n\n${sql}`)
  }
  if (drift) console.error('Write them with: npm run db:migration NAME')
  else console.log('Schema and migrations agree on both databases.')
  process.exitCode = drift ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const [name] = process.argv.slice(2)
  if (name === undefined) await tellDrift(root)
  else if (!/^[a-z0-9_]+$/.test(name)) {
    console.error('The name of a migration is lower-case letters, digits and underscores, such as add_clubs.')
    process.exitCode = 1
  } else {
    const files = await writeMigration(name, root)
    console.log(files.length > 0 ? files.map((file) => `written: ${file}`).join('\n') : 'Nothing to write: schema and migrations agree.')
  }
}
