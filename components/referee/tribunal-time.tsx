'use client'

import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/checkbox'
import { NumberField } from '@/components/ui/number-field'

export interface TribunalTimeValue {
  readonly gives: boolean
  readonly minutes: number | null
}

/** The playing time that a decision of the tribunal has taken, filled in and changeable. */
export function TribunalTime({ value, tables, onChange }: { value: TribunalTimeValue; tables: readonly number[]; onChange: (value: TribunalTimeValue) => void }) {
  const words = useTranslations('referee')
  const { gives, minutes } = value
  const wrong = minutes === null || minutes < 1 || minutes > 180
  return (
    <div className="rounded-card border border-line bg-card px-3.5 py-2">
      <Checkbox label={words('extraTime')} hint={words('extraTimeHint', { count: tables.length, tables: tables.join(', ') })} checked={gives} onChange={({ target }) => onChange({ ...value, gives: target.checked })} />
      {gives && (
        <div className="mb-1.5 max-w-40">
          <NumberField label={words('minutes')} value={minutes} onChange={(next) => onChange({ ...value, minutes: next })} {...(wrong && { error: words('minutesWrong') })} />
        </div>
      )}
    </div>
  )
}
