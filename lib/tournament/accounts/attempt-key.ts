import { createHash } from 'node:crypto'

/** Under what sign-in tries are counted; a hash, because what was typed may be an address that nobody gave us. */
export function attemptKey(email: string): string {
  return `sign-in:${createHash('sha256').update(email).digest('hex')}`
}
