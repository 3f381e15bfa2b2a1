'use client'

import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'

/** Seats are drawn, play has not been released. */
export function BeforeRelease({ view: { list, nameOf } }: { view: ListView }) {
  const t = useTranslations('list.before')
  return (
    <div className="flex flex-col gap-1 py-2">
      <h2 className="text-lg font-bold">{t('title')}</h2>
      <p className="text-ink-2">{t('text')}</p>
      {list.next.dealer !== null && <p className="font-semibold">{t('first', { dealer: nameOf(list.next.dealer) })}</p>}
    </div>
  )
}
