'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'

export interface NewcomerValues {
  /** Of somebody on the list; empty = somebody new. */
  readonly id: string
  readonly name: string
  readonly club: string
}

type NewcomerFieldProps = {
  free: readonly { readonly id: string; readonly startNumber: number; readonly name: string; readonly present: boolean }[]
  value: NewcomerValues
  onChange: (value: NewcomerValues) => void
}

/** Who takes a seat: somebody on the list who has none, or somebody new who is typed in here. */
export function NewcomerField({ free, value, onChange }: NewcomerFieldProps) {
  const words = useTranslations('seating')
  const options = [...free.map(({ id, startNumber, name, present }) => ({ value: id, label: words(present ? 'personOption' : 'personAbsent', { number: String(startNumber), name }) })), { value: '', label: words('newPerson') }]
  return (
    <>
      <SelectField label={words('person')} options={options} value={value.id} onChange={(id) => onChange({ ...value, id })} />
      {value.id === '' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label={words('name')} maxLength={100} autoComplete="off" value={value.name} onChange={(event) => onChange({ ...value, name: event.currentTarget.value })} />
          <TextField label={words('club')} maxLength={60} autoComplete="off" value={value.club} onChange={(event) => onChange({ ...value, club: event.currentTarget.value })} />
        </div>
      )}
    </>
  )
}
