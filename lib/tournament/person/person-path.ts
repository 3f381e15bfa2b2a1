import { personToken } from './person-token'

interface LinkedPerson {
  readonly id: string
  readonly startNumber: number
  readonly linkGeneration: number
}

/** The address of a person's own page with the token that opens it, below the server's own address and without a language. */
export const personPath = (slug: string, person: LinkedPerson): string => `/t/${slug}/person/${person.startNumber}#t=${personToken(person)}`
