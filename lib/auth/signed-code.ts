import { codeDigest } from './code-digest'
import type { CodeKind } from './code-digest'

/** The 128-bit code in a printed QR: the same each time it is printed, another one when the generation is raised, and not to be guessed without the server's secret. */
export function signedCode(kind: CodeKind, id: string, generation: number): string {
  return codeDigest(kind, id, generation).subarray(0, 16).toString('base64url')
}
