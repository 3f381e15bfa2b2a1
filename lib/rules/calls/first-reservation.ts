import { checkReservations } from '@/lib/rules/calls/check-reservations'
import { ImpossibleReservations } from '@/lib/rules/calls/impossible-reservations'
import { reservationKinds, type Reservation } from '@/lib/rules/calls/reservation'
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
  const sitsOut = tableSize === 5 ? (left?.position ?? dealer) : null
  const violations = checkReservations(tableSize, sitsOut, reservations)
  if (violations.length > 0) throw new ImpossibleReservations(violations)

  const seatsAfterDealer = ({ position }: Reservation) => (position - dealer - 1 + tableSize) % tableSize
  const rank = ({ kind }: Reservation) => reservationKinds.indexOf(kind)
  const [first] = [...reservations].sort((a, b) => rank(a) - rank(b) || seatsAfterDealer(a) - seatsAfterDealer(b))
  return first ?? null
}
