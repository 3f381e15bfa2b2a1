'use client'

import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import clsx from 'clsx'
import { useId } from 'react'

const layouts = {
  grow: { group: 'flex flex-wrap', item: 'grow px-2 text-sm whitespace-nowrap' },
  halves: { group: 'grid grid-cols-2', item: 'px-2 text-sm last:odd:col-span-2' },
  thirds: { group: 'grid grid-cols-3', item: 'px-1.5 text-sm leading-tight' },
  fourths: { group: 'grid grid-cols-4', item: 'px-0.5 text-[0.8125rem] leading-tight' },
  fifths: { group: 'grid grid-cols-5', item: 'px-0.5 text-[0.75rem] min-[360px]:text-[0.8125rem] leading-tight' },
  sixths: { group: 'grid grid-cols-6', item: 'px-1 text-sm whitespace-nowrap' },
} as const

type SegmentedControlProps<Value extends string> = {
  label: string
  labelHidden?: boolean
  options: readonly { value: Value; label: string }[]
  /** null while nothing is chosen yet. */
  value: Value | null
  onChange: (value: Value) => void
  /** Even columns where many options stand under each other; without it each is as wide as its words. */
  layout?: keyof typeof layouts
}

/** One of a few, all in sight; what does not fit beside each other takes another line. Arrow keys move, a second tap changes nothing. */
export function SegmentedControl<Value extends string>({ label, labelHidden = false, options, value, onChange, layout = 'grow' }: SegmentedControlProps<Value>) {
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
        className={clsx('gap-px overflow-hidden rounded-card border border-edge bg-line', layouts[layout].group)}
      >
        {options.map((option) => (
          <Toggle
            key={option.value}
            value={option.value}
            className={clsx(
              'min-h-11 bg-card py-1 text-center font-semibold transition-colors -outline-offset-3 hover:bg-paper data-[pressed]:bg-ink data-[pressed]:text-paper',
              layouts[layout].item,
            )}
          >
            {option.label}
          </Toggle>
        ))}
      </ToggleGroup>
    </div>
  )
}
