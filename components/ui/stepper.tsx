'use client'

import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'

type StepperProps = {
  label: string
  /** Where a heading above already says it. */
  labelHidden?: boolean
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** Spoken names of the two buttons, e.g. "less" and "more". */
  less: string
  more: string
}

const stepClasses =
  'grid size-11 place-items-center rounded-card border border-edge bg-card transition-colors hover:bg-paper disabled:border-line disabled:text-line-2'

/** A small count with − and + under the thumb. */
export function Stepper({ label, labelHidden = false, value, min, max, onChange, less, more }: StepperProps) {
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId} className="flex min-h-11 items-center gap-1">
      <span id={labelId} className={labelHidden ? 'sr-only' : 'min-w-0 grow'}>
        {label}
      </span>
      <button type="button" aria-label={less} disabled={value <= min} onClick={() => onChange(value - 1)} className={stepClasses}>
        <Minus aria-hidden className="size-5" />
      </button>
      <output aria-live="polite" className="w-7 text-center text-base font-bold">
        {value}
      </output>
      <button type="button" aria-label={more} disabled={value >= max} onClick={() => onChange(value + 1)} className={stepClasses}>
        <Plus aria-hidden className="size-5" />
      </button>
    </div>
  )
}
