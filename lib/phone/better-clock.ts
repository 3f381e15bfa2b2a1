import type { ClockReading } from '@/lib/phone/clock-reading'

const outdatedAfter = 120_000

/** The better of two readings: the quicker one, unless it is old. */
export const betterClock = (before: ClockReading | null, now: ClockReading): ClockReading =>
  before === null || now.roundTrip <= before.roundTrip || now.takenAt - before.takenAt > outdatedAfter || now.takenAt < before.takenAt ? now : before
