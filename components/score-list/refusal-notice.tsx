'use client'

import { useTranslations } from 'next-intl'
import { useRefusalText } from '@/components/site/use-refusal-text'
import type { PhoneState } from '@/lib/phone/phone-state'

/** Why the door stayed shut, in words. */
export function RefusalNotice({ refusal }: { refusal: NonNullable<PhoneState['refusal']> }) {
  const t = useTranslations('list.door')
  const say = useRefusalText()
  return (
    <p role="alert" className="rounded-card bg-red-soft p-4 font-medium text-red">
      {refusal.code === 'no-contact' ? t('noContact') : say(refusal)}
    </p>
  )
}
