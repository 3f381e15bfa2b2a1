import type { ClockReading } from '@/lib/phone/clock-reading'

/** What one answer says about the server's clock: its time belongs to the middle of the request. */
export const readClock = (serverNow: string, askedAt: number, answeredAt: number): ClockReading => ({
  offset: Math.round(Date.parse(serverNow) - (askedAt + answeredAt) / 2),
  roundTrip: answeredAt - askedAt,
  takenAt: answeredAt,
})
