'use client'

import { Lock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { hallTime } from '@/lib/i18n/hall-time'

/** Why nothing can be entered any more. */
export function LockedNote({ view: { list } }: { view: ListView }) {
  const t = useTranslations('list.closing')
  const { submitted, checked, frozen, reopened } = list
  const sending = submitted !== null && submitted.receivedAt === null
  return (
    <div className="flex gap-2.5 py-2">
      <Lock aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-2" />
      <div className="flex flex-col gap-1 font-semibold">
        {sending && <p>{t('submitting')}</p>}
        {submitted?.receivedAt && <p>{t('submitted', { time: hallTime(submitted.receivedAt) })}</p>}
        {submitted && <p className="font-normal text-ink-2">{t('lockedFor')}</p>}
        {checked && <p className="text-green">{t('checked')}</p>}
        {reopened && submitted === null && checked === null && <p>{t('reopened', { reason: reopened.reason })}</p>}
        {frozen && <p>{t('frozen', { reason: frozen.reason })}</p>}
        {list.totalsOnly && <p>{t('totals')}</p>}
      </div>
    </div>
  )
}
