'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmAct } from '@/components/round/confirm-act'
import { SelectField } from '@/components/ui/select-field'

interface Person {
  readonly accountId: string
  readonly name: string
}

type DelegateSectionProps = {
  slug: string
  delegate: (Person & { readonly namedBy: string }) | null
  /** Whom the viewer could name; null when he may not. */
  candidates: readonly Person[] | null
}

/** Who may release, end and strike for the referee, who names and ends it here. */
export function DelegateSection({ slug, delegate, candidates }: DelegateSectionProps) {
  const words = useTranslations('endOfRound')
  const [chosen, setChosen] = useState('')
  if (delegate === null && candidates === null) return null
  const [first] = candidates ?? []
  const accountId = candidates?.some((person) => person.accountId === chosen) ? chosen : (first?.accountId ?? '')
  return (
    <section aria-labelledby="delegate" className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <div className="min-w-0 grow basis-64">
        <h2 id="delegate" className="font-semibold">
          {words('delegate')}
        </h2>
        <p className="text-ink-2">{delegate === null ? words('noDelegate') : words('delegateIs', { name: delegate.name, by: delegate.namedBy })}</p>
      </div>
      {candidates !== null && delegate !== null && (
        <ConfirmAct slug={slug} path="delegate/end" body={{}} look="plain" label={words('endDelegate')} title={words('endDelegateTitle', { name: delegate.name })} text={words('endDelegateText')} now={words('endDelegateNow')} />
      )}
      {candidates !== null && delegate === null && (
        <ConfirmAct slug={slug} path="delegate" body={{ accountId }} look="plain" label={words('nameDelegate')} title={words('nameDelegateTitle')} text={words(first ? 'nameDelegateText' : 'nobodyToName')} now={words('nameDelegateNow')} disabled={accountId === ''}>
          {first && <SelectField label={words('person')} value={accountId} onChange={setChosen} options={candidates.map((person) => ({ value: person.accountId, label: person.name }))} />}
        </ConfirmAct>
      )}
    </section>
  )
}
