'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useNow } from '@/components/score-list/use-now'
import { timeLeft } from '@/lib/phone/time-left'

/** How much playing time is left, from the server's end time and the measured difference of the clocks. */
export function RoundClock({ endsAt, offset }: { endsAt: string; offset: number }) {
  const t = useTranslations('list.head')
  const left = timeLeft(endsAt, useNow() * 1000, offset)
  const isOver = !/^\d/.test(left)
  return (
    <span role="timer" aria-label={isOver ? t('over') : t('left')} title={isOver ? t('over') : t('left')} className={clsx('text-base font-bold tabular-nums min-[360px]:text-xl', isOver && 'text-red')}>
      {left}
    </span>
  )
}
