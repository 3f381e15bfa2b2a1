import { searchable } from '@/lib/i18n/searchable'

interface Named {
  readonly name: string
  readonly club: string
}

const words = (text: string) => searchable(text).split(' ').toSorted().join(' ')

/** Whether two entries may mean the same person: the same name in whatever order, and no two different clubs. */
export function samePerson(one: Named, other: Named): boolean {
  const clubs = [searchable(one.club), searchable(other.club)]
  return words(one.name) === words(other.name) && (clubs[0] === clubs[1] || clubs.includes(''))
}
