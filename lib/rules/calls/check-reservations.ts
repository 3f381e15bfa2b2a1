import type { Reservation } from '@/lib/rules/calls/reservation'
import { positionsOf, type Position, type TableSize } from '@/lib/rules/table/table-size'
import type { Violation } from '@/lib/rules/violation'

/** What can make a set of reservations impossible. */
export type ReservationViolationCode = 'position-not-at-table' | 'reservation-of-whoever-sits-out' | 'second-reservation' | 'second-marriage'

/** All that makes these reservations impossible: who announces them, or two where there can be one (TSR 4.1.2, 4.4.1, 8.4.1, 10.1.1). */
export function checkReservations(tableSize: TableSize, sitsOut: Position | null, reservations: readonly Reservation[]): Violation<ReservationViolationCode>[] {
  return reservations.flatMap(({ position, kind }, index) => {
    const before = reservations.slice(0, index)
    const clauses: [boolean, ReservationViolationCode, string][] = [
      [!positionsOf(tableSize).includes(position), 'position-not-at-table', '8.4.1'],
      [position === sitsOut, 'reservation-of-whoever-sits-out', '10.1.1'],
      [before.some((other) => other.position === position), 'second-reservation', '4.1.2'],
      [kind === 'marriage' && before.some((other) => other.kind === 'marriage'), 'second-marriage', '4.4.1'],
    ]
    return clauses.filter(([broken]) => broken).map(([, code, tsr]) => ({ code, tsr, params: { position } }))
  })
}
