import { randomInt } from 'node:crypto'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Three groups that can be read from one screen and typed into another: more than 59 bit, made anew for every installation. */
export function samplePassword(): string {
  return Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)] ?? '').join('')).join('-')
}
