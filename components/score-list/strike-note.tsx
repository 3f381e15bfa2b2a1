'use client'

import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { presentedOrder } from '@/lib/phone/presented-order'

/** Games are still outstanding after the time: who strikes them, and who is presented afterwards. */
export function StrikeNote({ view: { list, nameOf } }: { view: ListView }) {
  const t = useTranslations('claim.strike')
  const order = presentedOrder(list).map(nameOf)
  return (
    <div className="flex flex-col gap-1 py-2">
      <h2 className="text-lg font-bold">{t('title', { count: list.next.remaining - list.owed.length })}</h2>
      <p className="text-ink-2">{t('text')}</p>
      <p className="font-semibold">{order.length > 0 ? t('then', { names: order.join(', ') }) : t('thenNone')}</p>
    </div>
  )
}
