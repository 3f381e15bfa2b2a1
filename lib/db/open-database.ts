import type { Prisma } from './generated/sqlite/client'

/** What a transaction may do. SQLite's types are the contract for both databases. */
export type Transaction = Prisma.TransactionClient

/** Reads only, and no transaction, because one left open would pin an old snapshot for every other reader. */
export type Reader = Omit<Transaction, '$executeRaw' | '$executeRawUnsafe'>

export interface OpenDatabase {
  readonly write: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>
  readonly reader: Reader
  readonly close: () => Promise<void>
}

/** In milliseconds: how long a transaction may wait for its connection, and how long it may last. */
export const transactionLimits = { maxWait: 10_000, timeout: 10_000 } as const
