'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ListView } from '@/components/score-list/list-view'
import { Sheet } from '@/components/score-list/sheet'
import { LightButton } from '@/components/score-list/light-button'

/** Another device keeps the list: here it is read, until somebody takes over on purpose. */
export function KeptElsewhere({ view: { list, state, phone } }: { view: ListView }) {
  const t = useTranslations('list.elsewhere')
  const close = useTranslations('list.head')('close')
  const [asking, setAsking] = useState(false)
  const onPaper = list.keeper.device === null
  const take = () => {
    setAsking(false)
    void phone.save({ kind: 'device-changed', payload: { device: state.deviceId } })
  }
  return (
    <div className="flex flex-col gap-2 py-1">
      <h2 className="font-bold">{t(onPaper ? 'paper' : 'device')}</h2>
      <p className="text-ink-2">{t('text')}</p>
      <LightButton onClick={() => setAsking(true)}>{t('take')}</LightButton>
      <Sheet
        title={t('title')}
        text={t(onPaper ? 'explainPaper' : 'explain')}
        close={close}
        open={asking}
        onClose={() => setAsking(false)}
        actions={
          <LightButton look="filled" onClick={take}>
            {t('yes')}
          </LightButton>
        }
      />
    </div>
  )
}
