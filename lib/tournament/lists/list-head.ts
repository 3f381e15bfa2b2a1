import { currentEdition } from '@/lib/rules/edition'
import type { ListHead } from '@/lib/rules/list/list-head'

interface SeatedTable {
  readonly size: number
  readonly seats: readonly { readonly position: number; readonly participantId: string }[]
}

/** What the list of a drawn table begins with. */
export function listHead({ size, seats }: SeatedTable, edition: string): ListHead {
  if (size !== 4 && size !== 5) throw new Error(`A table of ${size} cannot keep a list.`)
  if (edition !== currentEdition) throw new Error(`The edition ${edition} is not known to this program.`)
  return { tableSize: size, edition: currentEdition, seats: seats.toSorted((one, other) => one.position - other.position).map(({ participantId }) => participantId) }
}
