'use client'

import { useTranslations } from 'next-intl'
import { minutesAndSeconds } from '@/components/round/minutes-and-seconds'
import { useServerNow } from '@/components/round/use-server-now'

type RoundClockProps = {
  /** ISO, by the server's clock. */
  endsAt: string
  /** What the server's clock showed when the page was made. */
  now: string
}

/** The time that is left, from the server's end time and the measured difference between both clocks; never from counted ticks. */
export function RoundClock({ endsAt, now }: RoundClockProps) {
  const words = useTranslations('board')
  const left = Date.parse(endsAt) - useServerNow(now)
  if (left <= 0) return <p className="font-bold text-red">{words('over')}</p>
  return (
    <p role="timer" aria-label={words('left')} className="text-[2rem] leading-none font-bold tabular-nums">
      {minutesAndSeconds(left)}
    </p>
  )
}
