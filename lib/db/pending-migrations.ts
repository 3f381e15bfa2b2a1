import type { Migration } from '@/lib/start/read-migrations.js'
import { StartRefusal } from '@/lib/errors/start-refusal'

export interface AppliedMigration {
  readonly name: string
  readonly checksum: string
}

/** The migrations still to be applied. Refuses when the database was led here by other files than these. */
export function pendingMigrations(files: readonly Migration[], applied: readonly AppliedMigration[]): readonly Migration[] {
  const lastFile = files.at(-1)?.name ?? ''
  for (const { name, checksum } of applied) {
    const file = files.find((candidate) => candidate.name === name)
    if (!file) throw new StartRefusal(name > lastFile ? 'database-newer' : 'migration-missing', { migration: name })
    if (file.checksum !== checksum) throw new StartRefusal('migration-changed', { migration: name })
  }
  const lastApplied = applied.map(({ name }) => name).toSorted().at(-1) ?? ''
  const pending = files.filter(({ name }) => !applied.some((migration) => migration.name === name))
  const late = pending.find(({ name }) => name < lastApplied)
  if (late) throw new StartRefusal('migration-out-of-order', { migration: late.name })
  return pending
}
