import type { NameConsent } from '@/lib/db/generated/sqlite/client'

interface Named {
  readonly startNumber: number
  readonly name: string
  readonly club: string
  readonly consent: NameConsent
}

/** What anybody may see of a person: a name, or the start number alone. A club beside a number would give the person away. */
export type PublicName = { readonly startNumber: number; readonly name: string | null; readonly club: string }

const shown: Readonly<Record<NameConsent, (person: Named) => Omit<PublicName, 'startNumber'>>> = {
  notAsked: () => ({ name: null, club: '' }),
  number: () => ({ name: null, club: '' }),
  short: ({ name }) => ({ name: shortName(name), club: '' }),
  full: ({ name, club }) => ({ name, club }),
}

/** The name of a person as that person has allowed it to be published. */
export const publicName = (person: Named): PublicName => ({ startNumber: person.startNumber, ...shown[person.consent](person) })

/** „Anna K.“, whether the name was typed as „Anna Kruse“ or as „Kruse, Anna“. */
function shortName(name: string): string {
  const typed = name.split(',').map((part) => part.trim())
  const words = name.trim().split(/\s+/)
  const [family = '', given = ''] = typed.length > 1 ? typed : [words.slice(1).at(-1), words[0]]
  const first = given.split(/\s+/)[0] ?? ''
  const initial = family.slice(0, 1).toUpperCase()
  return initial === '' ? first : `${first} ${initial}.`.trim()
}
