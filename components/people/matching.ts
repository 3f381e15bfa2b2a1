import { foundBy } from '@/lib/i18n/found-by'

interface Searched {
  readonly name: string
  readonly club: string
  readonly startNumber: number | null
}

/** The people in whose name, club or start number every typed word begins a word, in their order. */
export const matching = <Found extends Searched>(people: readonly Found[], typed: string): readonly Found[] => people.filter(({ name, club, startNumber }) => foundBy(typed, `${name} ${club} ${startNumber ?? ''}`))
