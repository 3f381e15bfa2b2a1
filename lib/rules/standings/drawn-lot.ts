import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The lot of one person: the SHA-256 of `seed/startNumber` in hexadecimal; the lower lot is the better one. Anybody who
 * knows the published seed can draw it again, and it hangs on nobody else's presence. Decided; the rulebook draws no lots for ranks.
 */
export const drawnLot = (seed: string, startNumber: number): string => bytesToHex(sha256(utf8ToBytes(`${seed}/${startNumber}`)))
