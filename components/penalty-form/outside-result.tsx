'use client'

import { useTranslations } from 'next-intl'
import type { OutsideDecision } from '@/components/penalty-form/outside-decision'
import { formatPoints } from '@/lib/i18n/format-points'

/** What a bound decision costs that stands outside the list. */
export function OutsideResult({ outside, name }: { outside: OutsideDecision; name: string }) {
  const t = useTranslations('penaltyForm')
  return (
    <div role="status" className="rounded-card border border-line bg-card px-3.5 py-3">
      <p className="font-bold text-red tabular-nums">
        {formatPoints(-outside.deduction)} {name}
      </p>
      <p className="mt-1">
        {t('outside')} <span className="text-[0.8125rem] whitespace-nowrap text-ink-2">TSR 9.7.3</span>
      </p>
    </div>
  )
}
