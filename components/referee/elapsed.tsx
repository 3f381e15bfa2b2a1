'use client'

import { useEffect, useState } from 'react'

/** How long something has waited, by the server's clock: `since` and `now` are its words, the difference to the own clock is measured. */
export function Elapsed({ since, now }: { since: string; now: string }) {
  const [seconds, setSeconds] = useState(() => Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 1000)))
  useEffect(() => {
    const offset = Date.parse(now) - Date.now()
    const timer = setInterval(() => setSeconds(Math.max(0, Math.floor((Date.now() + offset - Date.parse(since)) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [since, now])
  return (
    <time dateTime={since} className="font-bold tabular-nums">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </time>
  )
}
