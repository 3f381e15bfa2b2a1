import type { PlannedSeat } from './printed-seat-plan'

/** When the last of these seats was changed after publication, or null when none was. */
export function lastChange(seats: readonly Pick<PlannedSeat, 'changedAt'>[]): Date | null {
  const times = seats.flatMap(({ changedAt }) => (changedAt === null ? [] : [changedAt.getTime()]))
  return times.length === 0 ? null : new Date(Math.max(...times))
}
