import { StartProblem } from './start-problem.js'

/** @typedef {{ readonly name: string, readonly checksum: string }} AppliedMigration */

/**
 * The migrations still to be applied. Refuses when the database was led here by other files than these.
 * @param {readonly import('./read-migrations.js').Migration[]} files
 * @param {readonly AppliedMigration[]} applied
 */
export function pendingMigrations(files, applied) {
  const lastFile = files.at(-1)?.name ?? ''
  for (const { name, checksum } of applied) {
    const file = files.find((candidate) => candidate.name === name)
    if (!file) throw new StartProblem(name > lastFile ? 'database-newer' : 'migration-missing', { migration: name })
    if (file.checksum !== checksum) throw new StartProblem('migration-changed', { migration: name })
  }
  const lastApplied = applied.map(({ name }) => name).toSorted().at(-1) ?? ''
  const pending = files.filter(({ name }) => !applied.some((migration) => migration.name === name))
  const late = pending.find(({ name }) => name < lastApplied)
  if (late) throw new StartProblem('migration-out-of-order', { migration: late.name })
  return pending
}
