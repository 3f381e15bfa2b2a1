'use client'

import { useFormatter } from 'next-intl'

/** Hour and minute of the hall for a point in time. */
export function useClockTime(): (at: string) => string {
  const format = useFormatter()
  return (at) => format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit' })
}
