import type { ReservationViolationCode } from '@/lib/rules/calls/check-reservations'
import type { Violation } from '@/lib/rules/violation'

/** Thrown for reservations that cannot stand beside each other, with all that is wrong with them (TSR 4.1.2, 4.4.1, 10.1.1). */
export class ImpossibleReservations extends Error {
  constructor(readonly violations: readonly Violation<ReservationViolationCode>[]) {
    super(`Impossible reservations: ${violations.map(({ code, tsr }) => `${code} (TSR ${tsr})`).join(', ')}`)
    this.name = 'ImpossibleReservations'
  }
}
