'use client'

import type { ReactNode } from 'react'
import { LightToggle } from '@/components/score-list/light-toggle'

interface Choice<Value> {
  readonly value: Value
  readonly words: ReactNode
}

type ChoiceButtonsProps<Value> = { label: string; hint?: string; choices: readonly Choice<Value>[]; chosen: readonly Value[]; onToggle: (value: Value) => void }

/** A question with its answers as buttons; a second tap takes an answer back. */
export function ChoiceButtons<Value extends string | number | boolean>({ label, hint, choices, chosen, onToggle }: ChoiceButtonsProps<Value>) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">
        {label}
        {hint !== undefined && <span className="font-normal text-ink-2"> · {hint}</span>}
      </legend>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {choices.map(({ value, words }) => (
          <LightToggle key={String(value)} pressed={chosen.includes(value)} onChange={() => onToggle(value)}>
            {words}
          </LightToggle>
        ))}
      </div>
    </fieldset>
  )
}
