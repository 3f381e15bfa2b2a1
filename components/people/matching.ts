import { searchable } from '@/components/people/searchable'

interface Searched {
  readonly name: string
  readonly club: string
  readonly startNumber: number | null
}

/** Umlauts typed without their dots are found as well, as `Muller` for Müller. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The people in whose name, club or start number every typed word begins a word, in their order. */
export function matching<Found extends Searched>(people: readonly Found[], typed: string): readonly Found[] {
  const words = searchable(typed).split(' ').filter(Boolean)
  if (words.length === 0) return people
  return people.filter(({ name, club, startNumber }) => {
    const text = ` ${searchable(`${name} ${club}`)} ${plain(`${name} ${club}`)} ${startNumber ?? ''} `
    return words.every((word) => text.includes(` ${word}`))
  })
}
