import type { SeatChange } from '@/lib/rules/list/list-facts'
import type { ListHead } from '@/lib/rules/list/list-head'

/**
 * Who sat where at a place, by position, null for an empty seat. What happened at the very place from which a seat
 * changed belongs to the earlier person when it was entered before the change (decided; TSR 8.2.2).
 */
export const personsAt = (head: ListHead, changes: readonly SeatChange[], place: number, order: number): readonly (string | null)[] =>
  changes
    .filter(({ fromPlace, stamp }) => fromPlace < place || (fromPlace === place && stamp.order < order))
    .reduce<readonly (string | null)[]>((seats, { position, person }) => seats.map((seat, index) => (index === position - 1 ? person : seat)), head.seats)
