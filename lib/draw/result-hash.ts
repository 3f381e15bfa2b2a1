import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { SeatedRound } from '@/lib/draw/plan-input'

/** SHA-256 of the rounds as compact JSON: who wants to check a lot can compute it with any tool. */
export function resultHash(rounds: readonly SeatedRound[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(rounds))))
}
