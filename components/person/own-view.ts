import type { NameConsent } from '@/lib/schema/name-consents'

/** What a person's own link shows, as the route answers it. */
export interface OwnPageView {
  readonly tournament: { readonly name: string; readonly slug: string; readonly version: number }
  readonly person: { readonly name: string; readonly club: string; readonly startNumber: number; readonly withdrawn: boolean; readonly consent: NameConsent }
  readonly list: OwnListData | null
}

export interface OwnListData {
  readonly listId: string
  readonly round: { readonly number: number; readonly of: number; readonly state: 'published' | 'released' | 'ended' | 'closed' }
  readonly table: number
  readonly position: number | null
  readonly people: readonly { readonly position: number; readonly name: string; readonly total: number; readonly confirmation: 'missing' | 'confirmed' | 'outdated' | 'objected' | null }[]
  readonly rows: readonly { readonly key: string; readonly kind: 'game' | 'penalty' | 'struck'; readonly gameNo: number; readonly points: readonly (number | null)[] }[]
  readonly points: number
  readonly gamesPlayed: number
  readonly penaltyPoints: number
  readonly state: string
  readonly remaining: number
  readonly totalsOnly: boolean
  readonly mayConfirm: boolean
  readonly length: number
  readonly baseVersion: number
}
