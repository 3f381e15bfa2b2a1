'use client'

import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentPropsWithRef } from 'react'
import { controlClasses } from '@/components/ui/control-classes'
import { Field, type FieldWords } from '@/components/ui/field'

type TextFieldProps = FieldWords & Omit<ComponentPropsWithRef<'input'>, 'style' | 'className' | 'defaultValue' | 'value'> & { value?: string; defaultValue?: string }

export function TextField({ label, hint, error, name, disabled, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} name={name} disabled={disabled}>
      <BaseField.Control className={controlClasses} {...rest} />
    </Field>
  )
}
