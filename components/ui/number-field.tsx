'use client'

import { Field as BaseField } from '@base-ui/react/field'
import { useState } from 'react'
import { controlClasses } from '@/components/ui/control-classes'
import { Field, type FieldWords } from '@/components/ui/field'
import { readWholeNumber } from '@/components/ui/read-whole-number'

type NumberFieldProps = FieldWords & {
  name?: string
  disabled?: boolean
  value: number | null
  onChange: (value: number | null) => void
  /** Takes a sign; phones then show the whole keyboard, since their number pad has no minus. */
  signed?: boolean
}

/** Whole numbers. What cannot become one is not typed at all; whether the number fits is the caller's `error`. */
export function NumberField({ label, hint, error, name, disabled, value, onChange, signed = false }: NumberFieldProps) {
  const [typed, setTyped] = useState('')
  const shown = readWholeNumber(typed) === value ? typed : String(value ?? '')

  function take(text: string) {
    const number = readWholeNumber(text)
    if (number === undefined || (!signed && /[^\d\s]/.test(text))) return
    setTyped(text)
    onChange(number)
  }

  return (
    <Field label={label} hint={hint} error={error} name={name} disabled={disabled}>
      <BaseField.Control
        className={controlClasses}
        inputMode={signed ? 'text' : 'numeric'}
        autoComplete="off"
        value={shown}
        onChange={(event) => {
          take(event.currentTarget.value)
        }}
      />
    </Field>
  )
}
