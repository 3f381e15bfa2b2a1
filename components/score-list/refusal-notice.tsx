'use client'

import { useTranslations } from 'next-intl'
import { useFetchLaterParts } from '@/components/score-list/use-fetch-later-parts'
import { useLaterParts } from '@/components/score-list/use-later-parts'
import type { PhoneState } from '@/lib/phone/phone-state'

/** Why something was refused. The words of all refusals are heavy and come when one is there: the server has just answered, so it can be asked for them. */
export function RefusalNotice({ refusal }: { refusal: NonNullable<PhoneState['refusal']> }) {
  const t = useTranslations('list')
  const parts = useLaterParts()
  useFetchLaterParts()
  const words = () => {
    if (refusal.code === 'no-contact') return t('door.noContact')
    return parts ? <parts.RefusalWords refusal={refusal} /> : t('starting')
  }
  return (
    <p role="alert" className="rounded-card bg-red-soft p-4 font-medium text-red">
      {words()}
    </p>
  )
}
