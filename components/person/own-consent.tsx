'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SegmentedControl } from '@/components/ui/segmented-control'
import type { GivenConsent } from '@/lib/schema/name-consent'
import type { NameConsent } from '@/lib/schema/name-consents'

type OwnConsentProps = { token: string; consent: NameConsent; onDone: () => Promise<void> }

/** What the public pages show of the own name, chosen by the person and in force at once. */
export function OwnConsent({ token, consent, onDone }: OwnConsentProps) {
  const words = useTranslations('spectator.consent')
  const [said, setSaid] = useState<'saved' | 'failed' | null>(null)
  const options = (['full', 'short', 'number'] as const).map((value) => ({ value, label: words(`options.${value}`) }))
  async function choose(chosen: GivenConsent['consent']): Promise<void> {
    try {
      const answer = await fetch('/api/person/consent', { method: 'POST', credentials: 'omit', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }, body: JSON.stringify({ consent: chosen }) })
      setSaid(answer.ok ? 'saved' : 'failed')
    } catch {
      setSaid('failed')
    }
    await onDone()
  }
  return (
    <section aria-labelledby="own-consent" className="mt-8 border-t border-line pt-5">
      <h2 id="own-consent" className="text-lg font-bold tracking-tight">
        {words('title')}
      </h2>
      <p className="mb-3 text-ink-2">{words('text')}</p>
      <SegmentedControl label={words('label')} layout="thirds" options={options} value={consent === 'notAsked' ? null : consent} onChange={(chosen) => void choose(chosen)} />
      {consent === 'notAsked' && <p className="mt-2 text-ink-2">{words('notAsked')}</p>}
      <p role="status" className={said === 'failed' ? 'mt-2 text-red' : 'mt-2 text-green'}>
        {said !== null && words(said)}
      </p>
    </section>
  )
}
