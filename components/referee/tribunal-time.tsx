'use client'

import { useTranslations } from 'next-intl'
import { NumberField } from '@/components/ui/number-field'

export interface TribunalTimeValue {
  /** Whether somebody wrote another number than the one that goes by by itself. */
  readonly typed: boolean
  readonly minutes: number | null
}

/** The playing time that a decision of the tribunal has taken: given by itself, and changeable where it is written down later. */
export function TribunalTime({ value: { minutes }, tables, onChange }: { value: TribunalTimeValue; tables: readonly number[]; onChange: (value: TribunalTimeValue) => void }) {
  const words = useTranslations('referee')
  const wrong = minutes === null || minutes < 1 || minutes > 180
  return (
    <div className="rounded-card border border-line bg-card px-3.5 py-2.5">
      <p className="font-medium">{words('extraTime')}</p>
      <p className="mb-2 text-[0.8125rem] text-ink-2">{words('extraTimeHint', { count: tables.length, tables: tables.join(', ') })}</p>
      <div className="max-w-40">
        <NumberField label={words('minutes')} value={minutes} onChange={(next) => onChange({ typed: true, minutes: next })} {...(wrong && { error: words('minutesWrong') })} />
      </div>
    </div>
  )
}
