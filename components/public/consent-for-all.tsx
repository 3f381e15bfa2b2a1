'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmAct } from '@/components/round/confirm-act'
import { SegmentedControl } from '@/components/ui/segmented-control'
import type { GivenConsent } from '@/lib/schema/name-consent'

/** One answer for everybody who was not asked yet. */
export function ConsentForAll({ slug, notAsked }: { slug: string; notAsked: number }) {
  const words = useTranslations('spectator.consent')
  const [consent, setConsent] = useState<GivenConsent['consent']>('short')
  const options = (['full', 'short', 'number'] as const).map((value) => ({ value, label: words(`options.${value}`) }))
  return (
    <ConfirmAct slug={slug} path="people/consent" body={{ consent }} look="plain" label={words('forAll')} title={words('forAllTitle')} text={words('forAllText', { count: notAsked })} now={words('forAllNow')} disabled={notAsked === 0}>
      <SegmentedControl label={words('field')} layout="thirds" options={options} value={consent} onChange={setConsent} />
    </ConfirmAct>
  )
}
