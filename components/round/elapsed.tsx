'use client'

import { minutesAndSeconds } from '@/components/round/minutes-and-seconds'
import { useServerNow } from '@/components/round/use-server-now'

/** How long something has been going on. */
export function Elapsed({ since, now }: { since: string; now: string }) {
  return (
    <time dateTime={since} className="tabular-nums">
      {minutesAndSeconds(useServerNow(now) - Date.parse(since))}
    </time>
  )
}
