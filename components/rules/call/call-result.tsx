'use client'

import { Check, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAnswer } from '@/components/rules/call/call-answer'
import type { CallSituation } from '@/lib/rules/calls/call-situation'

/** Yes or no in a word and a sign, the latest moment, and why. */
export function CallResult({ situation }: { situation: CallSituation & { readonly cardsInHand: number } }) {
  const t = useTranslations('aids.call')
  const { inTime, latest, notes } = callAnswer(situation)
  const Sign = inTime ? Check : X
  return (
    <div role="status" className="flex items-start gap-3">
      <span className={inTime ? 'rounded-full bg-green-soft p-2 text-green' : 'rounded-full bg-red-soft p-2 text-red'}>
        <Sign aria-hidden strokeWidth={3} className="size-6" />
      </span>
      <div className="min-w-0">
        <p className="text-[1.0625rem] font-bold">{t(inTime ? 'yes' : latest === null ? 'never' : 'no')}</p>
        {latest !== null && <p className="font-semibold">{t('latest', { latest })}</p>}
        {notes.map(({ code, tsr }) => (
          <p key={code} className="mt-0.5">
            {t(`notes.${code}`)} <span className="text-[0.8125rem] whitespace-nowrap text-ink-2">TSR {tsr}</span>
          </p>
        ))}
      </div>
    </div>
  )
}
