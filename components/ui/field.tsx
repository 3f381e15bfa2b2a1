'use client'

import { Field as BaseField } from '@base-ui/react/field'
import type { ReactNode } from 'react'

export type FieldWords = { label: string; hint?: string | undefined; error?: string | undefined }

type FieldProps = FieldWords & { name?: string | undefined; disabled?: boolean | undefined; children: ReactNode }

/** Label, control, hint and error in one; the control names hint and error to a screen reader, a new error is spoken at once. */
export function Field({ label, hint, error, name, disabled, children }: FieldProps) {
  return (
    <BaseField.Root name={name} disabled={disabled} invalid={error !== undefined} className="flex flex-col gap-1.5">
      <BaseField.Label className="text-[0.8125rem] font-semibold text-ink-2">{label}</BaseField.Label>
      {children}
      {hint !== undefined && <BaseField.Description className="text-[0.8125rem] text-ink-2">{hint}</BaseField.Description>}
      {error !== undefined && (
        <BaseField.Error match role="alert" className="text-[0.8125rem] font-medium text-red">
          {error}
        </BaseField.Error>
      )}
    </BaseField.Root>
  )
}
