'use client'

import { minutesAndSeconds } from '@/components/round/minutes-and-seconds'
import { useServerNow } from '@/components/round/use-server-now'

/** What is left of a table's own playing time; nothing once it is over, which the board says otherwise. */
export function TableClock({ endsAt, now, label }: { endsAt: string; now: string; label: string }) {
  const left = Date.parse(endsAt) - useServerNow(now)
  if (left <= 0) return null
  return (
    <span aria-label={label} role="timer" className="tabular-nums">
      {minutesAndSeconds(left)}
    </span>
  )
}
