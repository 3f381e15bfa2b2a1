'use client'

import { Toggle } from '@base-ui/react/toggle'
import type { ReactNode } from 'react'

type ToggleChipProps = { pressed: boolean; onChange: (pressed: boolean) => void; disabled?: boolean; children: ReactNode }

/** On or off, one of several that may be on together. */
export function ToggleChip({ pressed, onChange, disabled = false, children }: ToggleChipProps) {
  return (
    <Toggle
      pressed={pressed}
      disabled={disabled}
      onPressedChange={onChange}
      className="min-h-11 rounded-full border border-edge bg-card px-4 text-sm font-semibold transition-colors hover:bg-paper disabled:border-line disabled:bg-line disabled:text-ink-2 data-[pressed]:border-green data-[pressed]:bg-green data-[pressed]:text-green-ink"
    >
      {children}
    </Toggle>
  )
}
