import type { Substitute } from '@/lib/draw/substitute'
import { foldList } from '@/lib/rules/list/fold-list'
import { personsAt } from '@/lib/rules/list/persons-at'
import { listHead } from '@/lib/tournament/lists/list-head'
import { storedOperation } from '@/lib/tournament/lists/stored-operation'
import type { StoredTable } from '@/lib/tournament/seating/seats-of-table'

/** Who took over a seat at a table, and whom he met there, by start number. Somebody who was drawn to the table anyhow, or was sent back at once, is none. */
export function substitutesOf(table: StoredTable, edition: string, numbers: ReadonlyMap<string, string>): readonly Substitute[] {
  const head = listHead(table, edition)
  const { seatChanges } = foldList(head, (table.list?.operations ?? []).map(storedOperation))
  return seatChanges.flatMap(({ position, person, fromPlace }, index): Substitute[] => {
    const sentBack = seatChanges.slice(index + 1).some((later) => later.position === position && later.fromPlace <= fromPlace)
    const id = person === null || sentBack || head.seats.includes(person) ? undefined : numbers.get(person)
    if (id === undefined) return []
    const mates = personsAt(head, seatChanges, fromPlace, Number.POSITIVE_INFINITY).filter((mate) => mate !== null && mate !== person)
    return [{ id, met: mates.flatMap((mate) => numbers.get(mate ?? '') ?? []), atFive: table.size === 5 }]
  })
}
