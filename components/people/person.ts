import type { NameConsent } from '@/lib/schema/name-consents'

/** A participant as the page shows one. */
export interface Person {
  readonly id: string
  /** null while it is not stored yet. */
  readonly startNumber: number | null
  readonly name: string
  readonly club: string
  readonly present: boolean
  readonly seated: boolean
  readonly withdrawnAt: string | null
  readonly consent: NameConsent
  readonly version: number
}
