import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** A stream of chance that is the same on every machine. */
export interface RandomStream {
  /** The next 32 bits, as an unsigned integer. */
  readonly next: () => number
  /** An integer from 0 to n - 1, each exactly as likely. */
  readonly below: (n: number) => number
  /** Reorders in place (Fisher-Yates). */
  readonly shuffle: (items: unknown[] | Int32Array) => void
}

/**
 * One stream per purpose, so that a change in how one part of the draw consumes chance leaves the others alone.
 * Generator: sfc32 with 128 bits of SHA-256 as its state, stepped 12 times before use.
 */
export function randomStream(seed: string, round: number, purpose: string): RandomStream {
  const hash = sha256(utf8ToBytes(`${seed}/${round}/${purpose}`))
  const digest = new DataView(hash.buffer, hash.byteOffset)
  let a = digest.getInt32(0)
  let b = digest.getInt32(4)
  let c = digest.getInt32(8)
  let counter = digest.getInt32(12)

  const next = (): number => {
    const result = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + result) | 0
    return result >>> 0
  }
  for (let step = 0; step < 12; step++) next()

  const below = (n: number): number => {
    const limit = 4_294_967_296 - (4_294_967_296 % n)
    let value = next()
    while (value >= limit) value = next()
    return value % n
  }

  const shuffle = (items: unknown[] | Int32Array): void => {
    for (let last = items.length - 1; last > 0; last--) {
      const other = below(last + 1)
      const kept = items[last]
      items[last] = items[other]
      items[other] = kept
    }
  }

  return { next, below, shuffle }
}
