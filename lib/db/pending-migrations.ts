import type { Migration } from '@/lib/start/read-migrations.js'
import { StartProblem } from '@/lib/start/start-problem.js'

export interface AppliedMigration {
  readonly name: string
  readonly checksum: string
}

/** The migrations still to be applied. Refuses when the database was led here by other files than these. */
export function pendingMigrations(files: readonly Migration[], applied: readonly AppliedMigration[]): readonly Migration[] {
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
