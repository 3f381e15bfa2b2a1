import { join } from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { schemaFor } from './schema-for.js'
import { readMigrations } from './read-migrations.js'
import { loadSchemaEngine } from './schema-engine.js'
import { openThrowAwayDatabase } from './throw-away-database.js'

/**
 * The SQL that leads from the written migrations, and then `more`, to the schema; empty when nothing is missing.
 * @param {'sqlite' | 'postgresql'} database
 * @param {string} root the project's folder
 * @param {string} [more]
 */
export async function schemaDifference(database, root, more = '') {
  const throwAway = await openThrowAwayDatabase[database]()
  try {
    for (const { sql } of readMigrations(join(root, 'prisma/migrations', database))) await throwAway.run(sql)
    await throwAway.run(more)
    const schema = schemaFor(database)
    const files = [{ path: 'schema.prisma', content: schema }]
    const { SchemaEngine } = await loadSchemaEngine()
    const engine = await SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => undefined, bindMigrationAwareSqlAdapterFactory(throwAway.adapter))
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: root },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    })
    return exitCode === 0 ? '' : (stdout ?? '')
  } finally {
    await throwAway.close()
  }
}
