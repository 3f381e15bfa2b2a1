'use client'

import { useTranslations } from 'next-intl'
import { useAwake } from '@/components/score-list/use-awake'
import type { Awake } from '@/lib/phone/stay-awake'

const words = { lock: 'awakeLock', waiting: 'awakeWaiting', video: 'awakeVideo', no: 'awakeNo' } as const satisfies Record<Awake, string>

/** Whether this screen stays on, honestly. */
export function AwakeNote() {
  const t = useTranslations('list.menu')
  return <p>{t(words[useAwake()])}</p>
}
