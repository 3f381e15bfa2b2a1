'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/select-field'
import { nameConsents, type NameConsent } from '@/lib/schema/name-consents'

/** What a person has said to showing the name, at the desk. */
export function ConsentField({ value, onChange }: { value: NameConsent; onChange: (value: NameConsent) => void }) {
  const words = useTranslations('spectator.consent')
  return <SelectField label={words('field')} value={value} onChange={onChange} options={nameConsents.map((option) => ({ value: option, label: words(`options.${option}`) }))} />
}
