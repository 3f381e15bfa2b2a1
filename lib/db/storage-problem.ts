/** Why the database cannot save, in the four kinds that somebody does something different about. */
export type StorageProblem = 'full' | 'not-writable' | 'locked' | 'unreachable'

/** Codes of SQLite, PostgreSQL, Prisma, its adapters and the system, in the order in which they are believed. */
const problems: readonly (readonly [StorageProblem, readonly string[]])[] = [
  ['full', ['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT']],
  ['not-writable', ['SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_CANTOPEN', 'SQLITE_PERM', '25006', '58030', 'EROFS', 'EACCES', 'EPERM', 'EIO']],
  ['locked', ['SQLITE_BUSY', 'SQLITE_LOCKED']],
  ['unreachable', ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'P1001', 'P1002', 'P1017', 'P2024', '53300', '57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE']],
]

/** The driver of PostgreSQL says these without a code. */
const lostConnection = /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Client was closed/

/** Why this failed, when it is because the database could not save or answer; null for every other failure, a bug among them. */
export function storageProblem(error: unknown): StorageProblem | null {
  const codes = codesOf(error)
  // SQLite's finer codes stand behind the coarse one: SQLITE_IOERR_WRITE.
  const says = (known: string) => codes.some((code) => code === known || (known.startsWith('SQLITE_') && code.startsWith(`${known}_`)))
  const [problem] = problems.find(([, known]) => known.some(says)) ?? []
  return problem ?? (error instanceof Error && lostConnection.test(error.message) ? 'unreachable' : null)
}

const names = ['code', 'originalCode', 'kind'] as const
const behind = ['cause', 'meta', 'driverAdapterError'] as const

/** All codes of an error and of what lies behind it: Prisma wraps what its adapter has wrapped. */
function codesOf(error: unknown, depth = 0): readonly string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return []
  const fields = new Map(Object.entries(error))
  // The cause of an error is no field that can be listed.
  if ('cause' in error) fields.set('cause', error.cause)
  const own = names.map((name): unknown => fields.get(name)).filter((code) => typeof code === 'string')
  return [...own, ...behind.flatMap((name) => codesOf(fields.get(name), depth + 1))]
}
