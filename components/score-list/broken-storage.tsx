'use client'

import { useTranslations } from 'next-intl'
import { LightButton } from '@/components/score-list/light-button'
import type { StorageProblem } from '@/lib/phone/phone-state'

/** Without storage there is no list on this device: nothing typed could be kept. */
export function BrokenStorage({ problem }: { problem: StorageProblem }) {
  const t = useTranslations('list.storage')
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-5">
      <p role="alert" className="rounded-card bg-red-soft p-4 font-medium text-red">
        {t(problem)}
      </p>
      <LightButton look="filled" onClick={() => location.reload()}>
        {t('reload')}
      </LightButton>
    </main>
  )
}
