import { checkReservations } from '@/lib/rules/calls/check-reservations'
import { ImpossibleReservations } from '@/lib/rules/calls/impossible-reservations'
import { reservationKinds, type Reservation } from '@/lib/rules/calls/reservation'
import { clockwiseFrom } from '@/lib/rules/table/clockwise-from'
import { sitsOut } from '@/lib/rules/table/sits-out'
import type { Position, TableSize } from '@/lib/rules/table/table-size'

/** The table at which reservations are asked for; `left` is the empty position of a five-player table that goes on as four. */
export interface ReservationQuery {
  readonly tableSize: TableSize
  readonly dealer: Position
  readonly left?: { readonly position: Position }
  readonly reservations: readonly Reservation[]
}

/**
 * The reservation that is played, or null when all are clear: compulsory before voluntary solo before marriage, among equals whoever sits
 * first to the dealer's left; throws `ImpossibleReservations` (TSR 4.1.3, 4.1.4, 4.1.5, 4.1.6, 4.1.7).
 */
export function firstReservation({ tableSize, dealer, left, reservations }: ReservationQuery): Reservation | null {
  const violations = checkReservations(tableSize, left?.position ?? sitsOut(tableSize, dealer, null), reservations)
  if (violations.length > 0) throw new ImpossibleReservations(violations)

  const inTurn = clockwiseFrom(tableSize, dealer).flatMap((position) => reservations.filter((reservation) => reservation.position === position))
  const [first] = reservationKinds.flatMap((kind) => inTurn.filter((reservation) => reservation.kind === kind))
  return first ?? null
}
