import Database from 'better-sqlite3'
import { pendingMigrations } from '../pending-migrations.js'
import { readMigrations } from '../read-migrations.js'
import { StartProblem } from '../start-problem.js'

/** @typedef {{ people: number, lists: number, operations: number }} CopyCounts */

/** Each finds what no sound database has, so an answer without a row is a good one. */
const faults = {
  'gap in a list': 'SELECT "listId" FROM "ListOperation" GROUP BY "listId" HAVING min("place") <> 1 OR max("place") <> count(*)',
  'list longer or shorter than its log': 'SELECT "id" FROM "List" WHERE "length" <> (SELECT count(*) FROM "ListOperation" WHERE "listId" = "List"."id")',
  'gap in the versions of an entry': 'SELECT "listId" FROM "ListOperation" GROUP BY "listId", "entity" HAVING min("entityVersion") <> 1 OR max("entityVersion") <> count(*)',
}

/**
 * Reads a copy from end to end and counts what is in it. Refuses one that is damaged, or that this program is too old for.
 * @param {string} file
 * @param {string} migrations the folder of this program's migrations
 * @returns {CopyCounts}
 */
export function verifyCopy(file, migrations) {
  const copy = opened(file)
  try {
    checkWhole(copy)
    const applied = /** @type {import('../pending-migrations.js').AppliedMigration[]} */ (copy.prepare('SELECT migration_name AS name, checksum FROM "_prisma_migrations" ORDER BY name').all())
    if (applied.length === 0) throw damaged('no migrations')
    pendingMigrations(readMigrations(migrations), applied)
    const tables = new Set(copy.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all())
    // The very first schema had no lists yet.
    const [fault] = tables.has('ListOperation') ? (Object.entries(faults).find(([, sql]) => copy.prepare(sql).get() !== undefined) ?? []) : []
    if (fault !== undefined) throw damaged(fault)
    const count = (/** @type {string} */ table) => (tables.has(table) ? Number(copy.prepare(`SELECT count(*) FROM "${table}"`).pluck().get()) : 0)
    return { people: count('Participant'), lists: count('List'), operations: count('ListOperation') }
  } catch (error) {
    if (error instanceof Database.SqliteError) throw damaged(error.message, error)
    throw error
  } finally {
    copy.close()
  }
}

/** @param {string} file */
function opened(file) {
  try {
    return new Database(file, { readonly: true, fileMustExist: true })
  } catch (cause) {
    throw damaged(cause instanceof Error ? cause.message : String(cause), cause)
  }
}

/** @param {Database.Database} copy */
function checkWhole(copy) {
  const integrity = copy.pragma('integrity_check', { simple: true })
  if (integrity !== 'ok') throw damaged(String(integrity))
  const orphans = copy.pragma('foreign_key_check')
  if (Array.isArray(orphans) && orphans.length > 0) throw damaged(`${orphans.length} rows without the row they point to`)
}

/**
 * @param {string} why
 * @param {unknown} [cause]
 */
function damaged(why, cause) {
  return new StartProblem('copy-damaged', { why: why.split('\n', 1)[0] ?? why }, { cause })
}
