import { nameParticles } from '@/lib/i18n/name-particles'

export interface NameParts {
  /** With the space after it; empty without particles. */
  readonly particle: string
  readonly rest: string
}

/** What tells `von der Meyden` from `von Hohenlohe` where there is room for few letters: the particles, and what follows them. */
export function nameParts(short: string): NameParts {
  const words = short.split(' ')
  const first = words.findIndex((word) => !nameParticles.has(word.toLowerCase()))
  if (first <= 0) return { particle: '', rest: short }
  return { particle: `${words.slice(0, first).join(' ')} `, rest: words.slice(first).join(' ') }
}
