'use client'

import { use } from 'react'
import { HallNamesContext, type ShownName } from '@/components/public/hall-names-context'

export type Numbered = ShownName & { readonly startNumber: number }

/** What is shown of a person: in the hall the name, outside as far as that was allowed. */
export function useNames(): { readonly inHall: boolean; readonly shown: <Person extends Numbered>(person: Person) => Person } {
  const names = use(HallNamesContext)
  return { inHall: names !== null, shown: (person) => ({ ...person, ...names?.get(person.startNumber) }) }
}
