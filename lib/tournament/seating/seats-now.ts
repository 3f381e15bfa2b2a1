import type { ScoreList } from '@/lib/rules/list/score-list'

export interface SeatNow {
  readonly position: number
  /** Null = the seat stays empty. */
  readonly personId: string | null
  /** When somebody else than the draw had it took the seat, or it was left, as an ISO text. */
  readonly changedAt: string | null
}

interface DrawnSeat {
  readonly position: number
  readonly changedAt: Date | null
}

/** Who sits where at a table now, and since when it is not as the seat plan had it first. */
export function seatsNow(seats: readonly DrawnSeat[], list: Pick<ScoreList, 'seats' | 'seatChanges'>): readonly SeatNow[] {
  return seats.map(({ position, changedAt }) => {
    const change = list.seatChanges.findLast((one) => one.position === position)
    return { position, personId: list.seats[position - 1] ?? null, changedAt: change ? (change.stamp.receivedAt ?? change.stamp.typedAt) : (changedAt?.toISOString() ?? null) }
  })
}
