'use client'

import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import { useId } from 'react'

type SegmentedControlProps<Value extends string> = {
  label: string
  labelHidden?: boolean
  options: readonly { value: Value; label: string }[]
  /** null while nothing is chosen yet. */
  value: Value | null
  onChange: (value: Value) => void
}

/** One of a few, all in sight; what does not fit beside each other takes another line. Arrow keys move, a second tap changes nothing. */
export function SegmentedControl<Value extends string>({ label, labelHidden = false, options, value, onChange }: SegmentedControlProps<Value>) {
  const labelId = useId()
  return (
    <div>
      <p id={labelId} className={labelHidden ? 'sr-only' : 'mb-1.5 text-[0.8125rem] font-semibold text-ink-2'}>
        {label}
      </p>
      <ToggleGroup
        aria-labelledby={labelId}
        value={value === null ? [] : [value]}
        onValueChange={([chosen]) => {
          if (chosen !== undefined) onChange(chosen)
        }}
        className="flex flex-wrap gap-px overflow-hidden rounded-card border border-edge bg-line"
      >
        {options.map((option) => (
          <Toggle
            key={option.value}
            value={option.value}
            className="min-h-11 grow bg-card px-2 text-center text-sm font-semibold whitespace-nowrap transition-colors -outline-offset-3 hover:bg-paper data-[pressed]:bg-ink data-[pressed]:text-paper"
          >
            {option.label}
          </Toggle>
        ))}
      </ToggleGroup>
    </div>
  )
}
