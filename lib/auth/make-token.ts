import { randomBytes } from 'node:crypto'

/** A secret of 128 bit that fits into an address. */
export function makeToken(): string {
  return randomBytes(16).toString('base64url')
}
