'use client'

import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { LightButton } from '@/components/score-list/light-button'

/** Asked once after the end was announced: a game counts as begun once dealing has started. */
export function DealingQuestion({ view: { phone } }: { view: ListView }) {
  const t = useTranslations('list.dealing')
  const answer = (begun: boolean) => void phone.save({ kind: 'dealing-begun', payload: { begun } })
  return (
    <div className="mb-3 rounded-card bg-gold-soft p-3">
      <p className="font-semibold">{t('question')}</p>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <LightButton onClick={() => answer(true)}>{t('yes')}</LightButton>
        <LightButton onClick={() => answer(false)}>{t('no')}</LightButton>
        {/* After the time no game is dealt again, so there is none to play out (TSR 8.5.3). */}
        <LightButton room="narrow" className="col-span-2 text-sm" onClick={() => answer(false)}>
          {t('misdealt')}
        </LightButton>
      </div>
    </div>
  )
}
