'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { ResultView } from '@/components/calculator/result-view'
import { Button } from '@/components/ui/button'
import { formatPoints } from '@/lib/i18n/format-points'

type ReasonListProps = Pick<ResultView, 'reasons' | 'side'> & { onReset: () => void }

/** Every reason with its paragraph; folded on the phone, where the result has to stay in sight. */
export function ReasonList({ reasons, side, onReset }: ReasonListProps) {
  const t = useTranslations('calculator')
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <Button look="quiet" room="narrow" className="-ml-2 lg:hidden" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
          {t('reasons.show', { count: String(reasons.length) })}
          <ChevronDown aria-hidden className={isOpen ? 'size-5 rotate-180' : 'size-5'} />
        </Button>
        <Button look="quiet" room="narrow" className="-mr-2 ml-auto" onClick={onReset}>
          {t('result.reset')}
        </Button>
      </div>
      <ul id={listId} aria-label={t('reasons.label')} tabIndex={0} className={`max-h-[45dvh] overflow-y-auto rounded-card border border-line bg-card lg:max-h-none ${isOpen ? 'block' : 'hidden lg:block'}`}>
        {reasons.map(({ code, party, tsr, signed }) => (
          <li key={`${code} ${party}`} className="flex items-center gap-3 border-t border-line px-3.5 py-2 first:border-t-0">
            <div className="min-w-0 grow">
              {t(`reasons.${code}`)}
              <p className="text-[0.8125rem] text-ink-2">
                TSR {tsr}
                {party !== side && ` · ${t('reasons.for', { party: t(`parties.${party}`) })}`}
              </p>
            </div>
            <b className="tabular-nums">{formatPoints(signed)}</b>
          </li>
        ))}
        {reasons.length === 0 && <li className="px-3.5 py-2">{t('reasons.none')}</li>}
      </ul>
    </>
  )
}
