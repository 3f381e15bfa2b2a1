import type { NameConsent } from '@/lib/schema/name-consents'

/** A participant as the desk sees one. */
export interface DeskParticipant {
  readonly id: string
  readonly startNumber: number
  readonly name: string
  readonly club: string
  readonly present: boolean
  /** Has a seat in some round and so cannot be removed any more. */
  readonly seated: boolean
  /** Since when somebody who has played is out of the coming draws, as an ISO text. */
  readonly withdrawnAt: string | null
  /** What may be shown of the name without signing in. */
  readonly consent: NameConsent
  readonly version: number
}
