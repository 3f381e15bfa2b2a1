import type { ExportedTable } from './exported-table'
import type { ExportWords } from './export-words'
import { tableOf, type ExportColumn } from './table-of'

export interface PersonToExport {
  readonly startNumber: number
  readonly name: string
  readonly club: string
  readonly categories: readonly string[]
  readonly present: boolean
  readonly withdrawn: boolean
  /** Left out for those who may not know it. */
  readonly private: { readonly memberNumber: string | null; readonly consent: 'notAsked' | 'full' | 'short' | 'number' } | null
}

/** Everybody who takes or took part. */
export function peopleTable(people: readonly PersonToExport[], words: ExportWords): ExportedTable {
  const { columns, yes, no, consent } = words
  const yesNo = (is: boolean): string => (is ? yes : no)
  const everybody: ExportColumn<PersonToExport>[] = [
    { head: columns.startNumber, cell: ({ startNumber }) => startNumber },
    { head: columns.name, cell: ({ name }) => name },
    { head: columns.club, cell: ({ club }) => club },
    { head: columns.categories, cell: ({ categories }) => categories.join(', ') },
    { head: columns.present, cell: ({ present }) => yesNo(present) },
    { head: columns.withdrawn, cell: ({ withdrawn }) => yesNo(withdrawn) },
  ]
  const priv: ExportColumn<PersonToExport>[] = [
    { head: columns.memberNumber, cell: (person) => person.private?.memberNumber ?? null },
    { head: columns.consent, cell: (person) => person.private && consent[person.private.consent] },
  ]
  const hasPrivate = people.some((person) => person.private !== null)
  return tableOf(words.what.people.title, hasPrivate ? [...everybody, ...priv] : everybody, people)
}
