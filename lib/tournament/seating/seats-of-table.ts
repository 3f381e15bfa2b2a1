import { foldList } from '@/lib/rules/list/fold-list'
import { listHead } from '@/lib/tournament/lists/list-head'
import { storedOperation } from '@/lib/tournament/lists/stored-operation'
import { seatsNow, type SeatNow } from './seats-now'

/** What a query has to bring along, so that the seats of a table can be read without its games. */
export const withSeats = {
  seats: { orderBy: { position: 'asc' as const } },
  list: { include: { operations: { where: { kind: { in: ['seat-taken-over', 'seat-left-empty'] } }, orderBy: { place: 'asc' as const } } } },
}

export interface StoredTable {
  readonly size: number
  readonly seats: readonly { readonly position: number; readonly participantId: string; readonly changedAt: Date | null }[]
  readonly list: { readonly operations: readonly Parameters<typeof storedOperation>[0][] } | null
}

/** Who sits where at a stored table now. */
export function seatsOfTable(table: StoredTable, edition: string): readonly SeatNow[] {
  return seatsNow(table.seats, foldList(listHead(table, edition), (table.list?.operations ?? []).map(storedOperation)))
}
