'use client'

import { useId, type ComponentPropsWithRef } from 'react'
import { controlClasses } from '@/components/ui/control-classes'

type DoorFieldProps = Omit<ComponentPropsWithRef<'input'>, 'style' | 'className'> & { label: string; hint?: string; error?: string | undefined }

/** A labelled field without the weight of a form library, which this page does not need otherwise. */
export function DoorField({ label, hint, error, ...rest }: DoorFieldProps) {
  const id = useId()
  const said = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-[0.8125rem] font-semibold text-ink-2">
        {label}
      </label>
      <input id={id} aria-invalid={error !== undefined} aria-describedby={said || undefined} className={controlClasses} {...rest} />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-[0.8125rem] text-ink-2">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-[0.8125rem] font-medium text-red">
          {error}
        </p>
      )}
    </div>
  )
}
