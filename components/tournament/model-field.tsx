'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/select-field'

type ModelFieldProps = { value: string; models: readonly { slug: string; name: string; day: string }[] }

/** Chooses the older tournament that a new one is modelled on. */
export function ModelField({ value, models }: ModelFieldProps) {
  const words = useTranslations('tournaments')
  const options = [{ value: '', label: words('copyFromNone') }, ...models.map(({ slug, name, day }) => ({ value: slug, label: words('copyFromOption', { name, day }) }))]
  return (
    <div className="mb-5 max-w-xl">
      <SelectField label={words('copyFrom')} options={options} value={value} onChange={(slug) => location.assign(slug === '' ? '/desk/new' : `/desk/new?from=${slug}`)} />
    </div>
  )
}
