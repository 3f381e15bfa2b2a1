import { createHmac, timingSafeEqual } from 'node:crypto'
import { serverSecret } from './server-secret'

/** Letters and digits that nobody mistakes for one another on paper. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** What a printed code opens: the table of a hall by QR or by typing, or one list by its QR. */
export type CodeKind = 'table-sign' | 'table-code' | 'list'

/** The 128-bit code in a printed QR: the same each time it is printed, another one when the generation is raised, and not to be guessed without the server's secret. */
export function signedCode(kind: CodeKind, id: string, generation: number): string {
  return digest(kind, id, generation).subarray(0, 16).toString('base64url')
}

/** The six characters to type where no camera helps; 32 letters, so that none comes more often than another. */
export function typedCode(id: string, generation: number): string {
  return [...digest('table-code', id, generation).subarray(0, 6)].map((byte) => alphabet[byte % alphabet.length]).join('')
}

/** Compares in a time that tells nothing about how much was right. */
export function sameCode(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const digest = (kind: CodeKind, id: string, generation: number): Buffer => createHmac('sha256', serverSecret()).update(`${kind}\n${id}\n${generation}`).digest()
