'use client'

import { Check, CloudOff, LoaderCircle, TriangleAlert, Upload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Pill } from '@/components/ui/pill'
import { openProblems } from '@/lib/phone/open-problems'
import type { PhoneState } from '@/lib/phone/phone-state'
import { unsentCount } from '@/lib/phone/unsent-count'

const size = 'size-3.5'

/** Where the entries are: on the server only once it has said so, else how many are not. */
export function ConnectionPill({ state }: { state: PhoneState }) {
  const t = useTranslations('list.connection')
  const problems = openProblems(state.entries).length
  const unsent = unsentCount(state.entries)
  const pill = () => {
    if (state.list?.sessionEnded) return <Pill tone="bad" icon={<TriangleAlert aria-hidden className={size} />}>{unsent > 0 ? t('unsent', { count: String(unsent) }) : t('ended')}</Pill>
    if (problems > 0) return <Pill tone="bad" icon={<TriangleAlert aria-hidden className={size} />}>{t('problem', { count: String(problems) })}</Pill>
    if (unsent > 0) return <Pill tone="warn" icon={<Upload aria-hidden className={size} />}>{t('unsent', { count: String(unsent) })}</Pill>
    if (state.online === null) return <Pill tone="plain" icon={<LoaderCircle aria-hidden className={size} />}>{t('connecting')}</Pill>
    if (!state.online) return <Pill tone="warn" icon={<CloudOff aria-hidden className={size} />}>{t('offline')}</Pill>
    return <Pill tone="good" icon={<Check aria-hidden className={size} />}>{t('onServer')}</Pill>
  }
  return (
    <span role="status" title={unsent > 0 ? t('unsentLong', { count: unsent }) : undefined}>
      {pill()}
    </span>
  )
}
