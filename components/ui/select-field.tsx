'use client'

import { Field as BaseField } from '@base-ui/react/field'
import { ChevronDown } from 'lucide-react'
import { controlClasses } from '@/components/ui/control-classes'
import { Field, type FieldWords } from '@/components/ui/field'

type SelectFieldProps<Value extends string> = FieldWords & {
  name?: string
  disabled?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** The phone's own picker: nothing beats it under a thumb, and it needs no script to open. */
export function SelectField<Value extends string>({ label, hint, error, name, disabled, options, value, onChange }: SelectFieldProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error} name={name} disabled={disabled}>
      <div className="relative">
        <BaseField.Control
          render={<select />}
          className={`${controlClasses} appearance-none pr-10`}
          value={value}
          onValueChange={(chosen) => {
            const option = options.find((candidate) => candidate.value === chosen)
            if (option) onChange(option.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </BaseField.Control>
        <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-2" />
      </div>
    </Field>
  )
}
