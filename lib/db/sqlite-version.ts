import type Database from 'better-sqlite3'

export function sqliteVersion(database: Database.Database): string {
  return String(database.prepare('SELECT sqlite_version()').pluck().get())
}
