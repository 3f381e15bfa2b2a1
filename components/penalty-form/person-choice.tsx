'use client'

import clsx from 'clsx'
import { useId } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Position } from '@/lib/rules/table/table-size'

export interface FormPerson {
  readonly position: Position
  readonly name: string
  /** What is to be known of the person here, e.g. earlier penalties. */
  readonly note?: string
}

type PersonChoiceProps = {
  label: string
  people: readonly FormPerson[]
  chosen: Position | null
  /** Whether who is chosen has done something wrong. */
  offends?: boolean
  onChoose: (position: Position) => void
}

/** One person of a table, two beside each other so that whole names fit on a phone. */
export function PersonChoice({ label, people, chosen, offends = false, onChoose }: PersonChoiceProps) {
  const labelId = useId()
  const hydrated = useHydrated()
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="mb-1.5 text-[0.8125rem] font-semibold text-ink-2">
        {label}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {people.map(({ position, name, note }) => (
          <button
            key={position}
            type="button"
            disabled={!hydrated}
            aria-pressed={position === chosen}
            onClick={() => onChoose(position)}
            className={clsx('min-h-12 min-w-0 rounded-card border px-3 py-2 text-left transition-colors', position !== chosen ? 'border-edge bg-card hover:bg-paper' : offends ? 'border-red bg-red-soft' : 'border-green bg-green-soft')}
          >
            <span className="block font-semibold break-words hyphens-auto">
              <span className="tabular-nums">{position}</span> {name}
            </span>
            {note !== undefined && <span className="block text-[0.8125rem] text-ink-2">{note}</span>}
          </button>
        ))}
      </div>
    </div>
  )
}
