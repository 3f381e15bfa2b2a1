import type { Edition } from '@/lib/rules/edition'
import type { TableSize } from '@/lib/rules/table/table-size'

/** What a list is born with: who was drawn to which seat, by person id in order of position (TSR 3.2.1). */
export interface ListHead {
  readonly tableSize: TableSize
  readonly seats: readonly string[]
  readonly edition: Edition
}
