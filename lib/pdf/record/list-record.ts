import type { ListHead } from '@/lib/rules/list/list-head'
import type { Operation } from '@/lib/rules/list/operation'
import type { ScoreList } from '@/lib/rules/list/score-list'

/** A list together with how it came to be. */
export interface ListRecord {
  readonly head: ListHead
  readonly operations: readonly Operation[]
  readonly list: ScoreList
}

/** What the ids of a record stand for. */
export interface RecordNames {
  readonly people: Readonly<Record<string, { readonly name: string; readonly startNumber: number }>>
  /** By actor: of the staff the name; a device has none. */
  readonly authors: Readonly<Record<string, string>>
  /** What an organiser calls entries of the catalogue, by their id. */
  readonly reasons?: Readonly<Record<string, string>>
}
