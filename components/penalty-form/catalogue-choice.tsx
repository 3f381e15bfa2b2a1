'use client'

import { useTranslations } from 'next-intl'
import type { Decision } from '@/components/penalty-form/decision'
import type { FormEntry } from '@/components/penalty-form/form-entry'
import { SelectField } from '@/components/ui/select-field'

type CatalogueChoiceProps = { catalogue: readonly FormEntry[]; decision: Decision; onChange: (part: Partial<Decision>) => void }

/** What happened, from the tournament's catalogue: a reason suggests the class, a bound decision sets the price. */
export function CatalogueChoice({ catalogue, decision, onChange }: CatalogueChoiceProps) {
  const t = useTranslations('penaltyForm')
  const isBound = decision.severity === 'bound'
  const entries = catalogue.filter(({ kind }) => (kind === 'bound-decision') === isBound)
  if (isBound && entries.length === 0) return <p className="text-ink-2">{t('boundNone')}</p>
  const choose = (id: string) => {
    const entry = entries.find((candidate) => candidate.id === id)
    onChange({ reason: entry?.id ?? null, ...(entry?.kind === 'violation' && { severity: entry.severity }) })
  }
  return (
    <SelectField
      label={t(isBound ? 'boundWhich' : 'reason')}
      options={[{ value: '', label: t(isBound ? 'boundChoose' : 'reasonNone') }, ...entries.map(({ id, words, tsr }) => ({ value: id, label: `${words} · TSR ${tsr}` }))]}
      value={entries.some(({ id }) => id === decision.reason) ? (decision.reason ?? '') : ''}
      onChange={choose}
    />
  )
}
