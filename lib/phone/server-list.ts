import type { ListHead } from '@/lib/rules/list/list-head'
import type { Operation } from '@/lib/rules/list/operation'

export interface PersonName {
  readonly name: string
  readonly club: string
  readonly startNumber: number
}

/** What the server says about the list of this table; kept on the device as it was last heard. */
export interface ServerList {
  /** Another one after the server went back to a copy of its data. */
  readonly epoch: string
  readonly now: string
  readonly listId: string
  readonly tournament: { readonly name: string; readonly slug: string; readonly version: number }
  readonly round: {
    readonly number: number
    readonly of: number
    readonly state: 'published' | 'released' | 'ended' | 'closed'
    readonly releasedAt: string | null
    readonly endsAt: string | null
  }
  readonly table: { readonly number: number; readonly size: number }
  readonly head: ListHead
  readonly names: Readonly<Record<string, PersonName>>
  /** In the order of the log. */
  readonly operations: readonly Operation[]
  readonly length: number
}
