import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingMigration } from './missing-migration.js'
import { readMigrations } from './read-migrations.js'
import { databases } from './schema-for.js'

/**
 * Writes the next migration of both databases under one number and gives the files written.
 * @param {string} name
 * @param {string} root the project's folder
 */
async function writeMigration(name, root) {
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
