import { codeDigest } from './code-digest'

/** Letters and digits that nobody mistakes for one another on paper. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The six characters to type where no camera helps; 32 letters, so that none comes more often than another. */
export function typedCode(id: string, generation: number): string {
  return [...codeDigest('table-code', id, generation).subarray(0, 6)].map((byte) => alphabet[byte % alphabet.length]).join('')
}
