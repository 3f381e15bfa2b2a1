'use client'

import clsx from 'clsx'
import type { ReactNode } from 'react'

/** On or off; the chip of the other pages without their library. */
export function LightToggle({ pressed, onChange, children }: { pressed: boolean; onChange: (pressed: boolean) => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
      className={clsx('min-h-11 rounded-full border px-4 text-sm font-semibold transition-colors', pressed ? 'border-green bg-green text-green-ink' : 'border-edge bg-card hover:bg-paper')}
    >
      {children}
    </button>
  )
}
