import { createHash } from 'node:crypto'

/** What is stored of a token. It is random and long, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
