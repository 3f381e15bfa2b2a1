import { databasePlace } from './database-place'
import type { Transaction } from './open-database'

/**
 * Waits until no other transaction holds this name, and holds it until this one ends: for what is to be counted before there is a row
 * to lock. SQLite has one writer at a time and needs no more.
 */
export async function lockName(transaction: Transaction, name: string): Promise<void> {
  if (databasePlace().kind === 'sqlite') return
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}
