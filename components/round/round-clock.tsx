'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'

type RoundClockProps = {
  /** ISO, by the server's clock. */
  endsAt: string
  /** What the server's clock showed when the page was made. */
  now: string
}

/** The time that is left, from the server's end time and the measured difference between both clocks; never from counted ticks. */
export function RoundClock({ endsAt, now }: RoundClockProps) {
  const words = useTranslations('board')
  const [left, setLeft] = useState(() => Date.parse(endsAt) - Date.parse(now))
  useEffect(() => {
    const offset = Date.parse(now) - Date.now()
    const show = () => setLeft(Date.parse(endsAt) - Date.now() - offset)
    show()
    const timer = setInterval(show, 500)
    return () => clearInterval(timer)
  }, [endsAt, now])

  if (left <= 0) return <p className="font-bold text-red">{words('over')}</p>
  const seconds = Math.ceil(left / 1000)
  return (
    <p role="timer" aria-label={words('left')} className="text-[2rem] leading-none font-bold tabular-nums">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </p>
  )
}
